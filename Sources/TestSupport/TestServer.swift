#if PostgreSQL
  import CPostgres
  import Store
  import Synchronization

  /// A connection to the tests' server, for what no store asks of it: making and emptying databases.
  final class TestServer: Sendable {
    private let handle: Mutex<OpaquePointer?>

    init(_ address: String) throws {
      handle = Mutex(PQconnectdb(address))
      try handle.withLock { handle in
        guard PQstatus(handle) == CONNECTION_OK else { throw StoreError.unreachable(TestServer.message(handle)) }
      }
    }

    deinit {
      handle.withLock { PQfinish($0) }
    }

    /// Runs statements, each by itself.
    func perform(_ statements: String) throws {
      try handle.withLock { handle in
        let result = PQexec(handle, statements)
        defer { PQclear(result) }
        guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else {
          throw StoreError.engine(code: 0, detail: TestServer.message(handle), sql: statements)
        }
      }
    }

    /// The first value of an answer; nil where there is none.
    func text(_ query: String) -> String? {
      handle.withLock { handle in
        let result = PQexec(handle, query)
        defer { PQclear(result) }
        guard PQntuples(result) > 0, PQgetisnull(result, 0, 0) == 0 else { return nil }
        return PQgetvalue(result, 0, 0).map { String(cString: $0) }
      }
    }

    /// The address of another database of the same server.
    static func address(_ address: String, database: String) -> String {
      let parts = address.split(separator: "?", maxSplits: 1)
      let path = parts[0].split(separator: "/", omittingEmptySubsequences: false).prefix(3).joined(separator: "/")
      return "\(path)/\(database)" + (parts.count == 2 ? "?\(parts[1])" : "")
    }

    private static func message(_ handle: OpaquePointer?) -> String {
      PQerrorMessage(handle).map { String(cString: $0) } ?? ""
    }
  }
#endif
