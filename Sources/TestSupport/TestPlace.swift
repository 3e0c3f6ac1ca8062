import Glibc
package import Store
import StoreSQLite

#if PostgreSQL
  import StorePostgres
#endif

/// Where one test keeps its store, on the engine that the environment names; it goes with this object.
///
/// `NANAL_TEST_DATABASE` holds the address of a PostgreSQL server where this user may do everything; without it
/// all is embedded.
package final class TestPlace: Sendable {
  /// The engine that this run of the tests is about.
  package static let engine: Engine = server == nil ? .sqlite : .postgres

  static let server = getenv("NANAL_TEST_DATABASE").map { String(cString: $0) }

  /// The folder; removed at the end.
  package let folder: String
  #if PostgreSQL
    private let lent: LentDatabase?
  #endif

  /// A place for a store with the migrations given, or, without any, one where not even a table is; on another engine
  /// than that of this run where a test is about both.
  package init(for migrations: [Migration]?, on engine: Engine = TestPlace.engine) throws {
    folder = TestStore.temporaryFolder()
    #if PostgreSQL
      lent = try engine == .sqlite ? nil : TestPlace.server.map { try LentDatabase.take(for: migrations, on: $0) }
    #else
      if TestPlace.server != nil { throw StoreError.misuse("the tests were built without the trait PostgreSQL") }
    #endif
  }

  deinit {
    #if PostgreSQL
      lent?.giveBack()
    #endif
    TestStore.removeFolder(folder)
  }

  /// The address of the database, where the engine is a server's.
  package var url: String? {
    #if PostgreSQL
      lent?.url
    #else
      nil
    #endif
  }

  /// Opens the database, as each process does for itself.
  package func open(busySeconds: Int = 5) throws -> any Database {
    #if PostgreSQL
      if let url { return try PostgresDatabase(url: url, connections: 8, busySeconds: busySeconds) }
    #endif
    return try SQLiteDatabase(folder: DataFolder(folder), busySeconds: busySeconds)
  }
}
