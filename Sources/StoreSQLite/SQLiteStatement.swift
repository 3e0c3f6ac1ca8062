import CSQLite
import Store

/// A statement lent to somebody; its end gives it back to its connection.
final class SQLiteStatement: Statement {
  private let prepared: PreparedStatement
  private let connection: SQLiteConnection
  private(set) var changes = 0

  init(_ prepared: PreparedStatement, _ connection: SQLiteConnection) {
    self.prepared = prepared
    self.connection = connection
  }

  deinit {
    connection.giveBack(prepared)
  }

  func start(_ values: [Value]) throws(StoreError) {
    sqlite3_reset(prepared.handle)
    try prepared.bind(values)
  }

  /// The engine makes each row as it is asked for, always.
  func startStream(_ values: [Value]) throws(StoreError) {
    try start(values)
  }

  func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(prepared.handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      changes = connection.changes
      return false
    default: throw connection.error(code, sql: prepared.sql)
    }
  }

  func queue(_ values: [Value]) throws(StoreError) {
    try run(values)
  }

  func finish() {
    sqlite3_reset(prepared.handle)
  }

  var count: Int { Int(sqlite3_column_count(prepared.handle)) }

  func kind(_ index: Int) -> CellKind {
    switch sqlite3_column_type(prepared.handle, Int32(index)) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .other
    }
  }

  func integer(_ index: Int) -> Int64 {
    sqlite3_column_int64(prepared.handle, Int32(index))
  }

  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_blob(prepared.handle, Int32(index))
    let count = Int(sqlite3_column_bytes(prepared.handle, Int32(index)))
    return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : count)
  }

  func name(_ index: Int) -> String {
    sqlite3_column_name(prepared.handle, Int32(index)).map { String(cString: $0) } ?? "\(index)"
  }
}
