import Store
import StoreSQLite

/// Where a house's records lie.
package enum StorePlace: Equatable, Sendable {
  /// In a folder, by the embedded engine.
  case folder(String)
  /// On a PostgreSQL server; the folder holds only what is under way, such as uploads.
  case postgres(url: String, folder: String)

  /// The data folder.
  package var folder: String {
    switch self {
    case .folder(let path): path
    case .postgres(_, let path): path
    }
  }

  /// The place as it may be shown: the folder, or the server's address without a password.
  package var shown: String {
    switch self {
    case .folder(let path): path
    case .postgres(let url, _): DatabaseURL(url)?.shown ?? ""
    }
  }

  /// Opens the database, in a folder making it where it is missing.
  func open(connections: Int) throws -> any Database {
    switch self {
    case .folder(let path): try SQLiteDatabase(folder: DataFolder(path))
    case .postgres(let url, _): try Self.server(url, connections: connections)
    }
  }
}

/// Why a place cannot be opened by this program at all.
package enum StorePlaceError: Error, Equatable {
  /// The program was built without PostgreSQL.
  case notBuiltIn
}
