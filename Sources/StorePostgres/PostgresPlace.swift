import CPostgres

/// Where the server is, in the words of libpq: an address such as `postgres://name@host/database`.
struct PostgresPlace: Sendable {
  let url: String
  /// How long a statement waits for others' locks.
  let busySeconds: Int

  /// Tries to connect; the answer may be a connection that failed.
  func connect() -> OpaquePointer? {
    // What stands in the address comes last and wins.
    let parameters = [
      ("connect_timeout", "5"), ("tcp_user_timeout", "15000"), ("keepalives_idle", "30"),
      ("application_name", "nanal"), ("client_encoding", "UTF8"), ("dbname", url),
    ]
    let keys = parameters.map { Array($0.0.utf8CString) }
    let values = parameters.map { Array($0.1.utf8CString) }
    return PostgresPlace.pointers(keys[...], []) { keys in
      PostgresPlace.pointers(values[...], []) { values in
        PQconnectdbParams(keys, values, 1)
      }
    }
  }

  /// The addresses of texts, with nil at their end.
  private static func pointers<T>(
    _ texts: ArraySlice<[CChar]>, _ before: [UnsafePointer<CChar>?], _ body: ([UnsafePointer<CChar>?]) -> T
  ) -> T {
    guard let first = texts.first else { return body(before + [nil]) }
    return first.withUnsafeBufferPointer { pointers(texts.dropFirst(), before + [$0.baseAddress], body) }
  }
}
