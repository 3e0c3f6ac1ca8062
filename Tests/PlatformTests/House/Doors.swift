/// Who may import whom: the table of ARCHITECTURE.md.
enum Doors {
  /// The doors of each target; what stands behind them is added by `all`.
  private static let own: [String: Set<String>] = [
    "Base": [],
    "HTML": [],
    "Localization": ["Base", "CAssets"],
    "Command": ["Base", "Localization"],
    "Store": ["Base"],
    "StoreSQLite": ["Base", "Store", "CSQLite"],
    "StorePostgres": ["Base", "Store", "CPostgres"],
    "Sheets": ["Base"],
    "Vault": ["Base", "CAssets", "CSodium", "CFido2"],
    "HTTP": ["Base", "CAssets", "CMicroHTTPD", "CZlib"],
    "Design": ["Base", "HTML", "Localization"],
    "Book": ["Base", "HTML", "Localization", "Store", "Sheets", "HTTP", "Command"],
    "CAssets": [], "CSQLite": [], "CPostgres": [], "CMicroHTTPD": [], "CZlib": [], "CSodium": [], "CFido2": [],
  ]

  /// Rooms that may open Book, Design and whatever those two may open.
  private static let rooms: Set<String> = ["Calendar", "Commons", "Accounts", "Trades"]

  /// Targets that have the rooms of a book inside.
  static let books = rooms

  /// Every target and what it may import.
  static let all: [String: Set<String>] = {
    var doors = own
    let below = ["Book", "Design"].reduce(into: Set(["Book", "Design"])) { $0.formUnion(own[$1, default: []]) }
    for room in rooms { doors[room] = below }
    doors["Accounts"]?.insert("Vault")
    let everything = Set(doors.keys)
    doors["App"] = everything
    doors["TestSupport"] = everything
    doors["nanal"] = ["App", "Command"]
    return doors
  }()

  /// Modules that are not targets of ours, and who may import them.
  static let outside: [String: Set<String>] = [
    "Glibc": Set(all.keys).subtracting(["HTML", "Localization", "Design", "Book", "Calendar", "Trades"]),
    "Synchronization": Set(all.keys).subtracting(["HTML"]),
    "FoundationEssentials": ["Localization", "Store", "Sheets", "TestSupport"],
    "FoundationInternationalization": ["Localization"],
    "Foundation": ["TestSupport"],
    "Testing": ["TestSupport"],
  ]

  /// What the rooms inside a book may import; Sheets reads what people type, and its findings are said in words.
  static let insideBooks: [String: Set<String>] = [
    "Entity": ["Base"],
    "Repository": ["Base", "Store"],
    "Model": ["Base"],
    "Service": ["Base", "Store", "Sheets", "Book", "Localization"],
    "ViewModel": ["Base", "Book", "Localization", "Sheets"],
    "View": ["Base", "HTML", "Design", "Localization", "Book", "Sheets"],
    "Screen": ["Base", "HTML", "HTTP", "Design", "Localization", "Book"],
    "API": ["Base", "HTTP", "Book", "Localization"],
    "Command": ["Base", "Command", "Book", "Localization", "Sheets"],
  ]

  /// Doors that a room of the shared pages has beside those of a book, with the reason.
  static let exceptions: [String: Set<String>] = [
    // The calendar is made of what the books hand it: marks, and sections that are finished HTML.
    "Calendar/Model": ["Book"],
    "Calendar/ViewModel": ["HTML"],
    // The settings page holds the books' sections, and one list of problems for its form and its API; people sign in.
    "Accounts/Service": ["HTTP", "Vault"],
    "Accounts/ViewModel": ["HTML", "HTTP"],
    "Accounts/Screen": ["Vault"],
    // The import box takes the uploaded file itself and shows what Store has staged.
    "Commons/Service": ["HTTP"],
    "Commons/Screen": ["Store"],
  ]
}
