import CPostgres
import Store

/// A prepared statement of one connection.
///
/// Short answers come whole. Those that are read row by row without end in sight come through a cursor, some thousand
/// rows at a time, so that neither side holds them all and the connection stays free for other statements in between.
final class PostgresStatement: Statement {
  private static let batch = 2000

  private let sql: String
  private let connection: PostgresConnection
  private var answer: PostgresAnswer?
  private var row = -1
  private var cursor: String?
  private(set) var changes = 0

  init(_ sql: String, _ connection: PostgresConnection) {
    self.sql = sql
    self.connection = connection
  }

  deinit {
    finish()
  }

  func start(_ values: [Value]) throws(StoreError) {
    finish()
    row = -1
    let answer = try connection.run(sql, values)
    changes = answer.changes
    self.answer = answer
  }

  func queue(_ values: [Value]) throws(StoreError) {
    try connection.queue(sql, values)
  }

  func startStream(_ values: [Value]) throws(StoreError) {
    finish()
    let cursor = try connection.declareCursor(for: sql, values)
    self.cursor = cursor
    try fetch(cursor)
  }

  func step() throws(StoreError) -> Bool {
    guard let answer else { return false }
    row += 1
    if row < answer.rowCount { return true }
    // A full batch may have another behind it.
    guard let cursor, answer.rowCount == PostgresStatement.batch else { return false }
    try fetch(cursor)
    row = 0
    return self.answer?.rowCount ?? 0 > 0
  }

  func finish() {
    answer = nil
    if let cursor { connection.closeCursor(cursor) }
    cursor = nil
  }

  private func fetch(_ cursor: String) throws(StoreError) {
    row = -1
    answer = try connection.perform("fetch forward \(PostgresStatement.batch) from \(cursor)")
  }

  // MARK: Cells

  var count: Int { answer?.columnCount ?? 0 }

  func kind(_ index: Int) -> CellKind {
    guard let answer, index < answer.columnCount else { return .null }
    return answer.kind(row, index)
  }

  func integer(_ index: Int) -> Int64 {
    answer?.integer(row, index) ?? 0
  }

  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    answer?.bytes(row, index) ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  func name(_ index: Int) -> String {
    answer?.name(index) ?? "\(index)"
  }
}
