// swift-tools-version: 6.2
import PackageDescription

// The floors are compiled here once more, from links to their sources: what they share inside their own package
// is not to be seen from another one, and the fuzzer's counters belong into every line of them.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "fuzz",
  targets: [
    .target(name: "Base", swiftSettings: settings),
    .target(name: "Sheets", dependencies: ["Base"], swiftSettings: settings),
    .target(name: "CAssets", exclude: ["embedded"]),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
    .target(name: "HTTP", dependencies: ["Base", "CAssets", "CMicroHTTPD", "CZlib"], swiftSettings: settings),
    .executableTarget(
      name: "Fuzz", dependencies: ["Base", "HTTP", "Sheets"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
  ]
)
