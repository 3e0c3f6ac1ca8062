// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: one language mode, no implicit doors, no warnings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A room of the house: what it may open is exactly what it lists.
func room(_ name: String, _ doors: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: doors, swiftSettings: settings)
}

func tests(_ name: String, without exclude: [String] = [], _ doors: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: doors, exclude: exclude, swiftSettings: settings)
}

/// The server's engine, where it is asked for.
let postgres = Target.Dependency.target(name: "StorePostgres", condition: .when(traits: ["PostgreSQL"]))

/// The server's own library, with which tests make databases.
let libpq = Target.Dependency.target(name: "CPostgres", condition: .when(traits: ["PostgreSQL"]))

let package = Package(
  name: "nanal",
  products: [.executable(name: "nanal", targets: ["nanal"])],
  traits: [
    .trait(name: "PostgreSQL", description: "Keeps the store on a PostgreSQL server, for many people; needs libpq.")
  ],
  targets: [
    // Values and words.
    room("Base"),
    room("HTML"),
    room("Localization", ["Base", "CAssets"]),
    room("Command", ["Base", "Localization"]),

    // Floors: storage, tables, serving, looks.
    room("Store", ["Base"]),
    room("StoreSQLite", ["Base", "Store", "CSQLite"]),
    room("StorePostgres", ["Base", "Store", "CPostgres"]),
    room("Sheets", ["Base"]),
    room("Vault", ["Base", "CAssets", "CSodium", "CFido2"]),
    room("HTTP", ["Base", "CAssets", "CMicroHTTPD", "CZlib"]),
    room("Design", ["Base", "HTML", "Localization"]),
    room("Book", ["Base", "HTML", "Localization", "Store", "Sheets", "HTTP", "Command"]),

    // Rooms of the house.
    room("Calendar", ["Base", "HTML", "Localization", "Store", "HTTP", "Command", "Design", "Book"]),
    room("Commons", ["Base", "HTML", "Localization", "Store", "Sheets", "HTTP", "Command", "Design", "Book"]),
    room("Accounts", ["Base", "HTML", "Localization", "Store", "Vault", "HTTP", "Command", "Design", "Book"]),
    room("Trades", ["Base", "HTML", "Localization", "Store", "Sheets", "HTTP", "Command", "Design", "Book"]),

    // The only ones that know everybody.
    room(
      "App",
      [
        "Base", "HTML", "Localization", "Command", "Store", "StoreSQLite", postgres, "Sheets", "HTTP", "Design", "Book",
        "Vault", "Calendar", "Commons", "Accounts", "Trades", "CAssets",
      ]),
    .executableTarget(name: "nanal", dependencies: ["App"], swiftSettings: settings),
    room(
      "TestSupport",
      [
        "Base", "HTML", "Localization", "Command", "Store", "StoreSQLite", postgres, libpq, "Sheets", "HTTP", "Design",
        "Book", "Vault", "Calendar", "Commons", "Accounts", "Trades", "CSodium",
      ]),

    // C: what is embedded, and module maps of the system's libraries.
    .target(name: "CAssets", exclude: ["embedded"]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Under the ISC licence and the BSD licence of two clauses.
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CFido2", pkgConfig: "libfido2", providers: [.apt(["libfido2-dev"])]),

    tests(
      "BaseTests", without: ["Command/Golden"], ["Base", "HTML", "Localization", "Sheets", "Command", "TestSupport"]),
    tests(
      "PlatformTests", without: ["App/Golden", "Fixtures", "Snapshots"],
      [
        "Base", "HTML", "Localization", "Command", "Store", "StoreSQLite", postgres, "Sheets", "HTTP", "Design", "Book",
        "Vault", "Calendar", "Commons", "Accounts", "Trades", "App", "TestSupport",
      ]),
    tests(
      "BookTests", without: ["Fixtures", "Snapshots"],
      [
        "Base", "HTML", "Localization", "Command", "Store", "StoreSQLite", postgres, "Sheets", "HTTP", "Design", "Book",
        "Vault", "Calendar", "Commons", "Accounts", "Trades", "App", "TestSupport",
      ]),
  ],
  cLanguageStandard: .c2x
)
