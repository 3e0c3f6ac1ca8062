package import Base

/// A place to ask from: one consistent view of the database while it is lent to a closure.
package protocol Connection: AnyObject {
  /// Prepares a statement; the connection remembers the text, so a second time costs next to nothing.
  func prepare(_ sql: String) throws(StoreError) -> any Statement
  /// Whether there is a table of that name.
  func hasTable(_ name: String) throws(StoreError) -> Bool
}

extension Connection {
  /// Every row of the answer, as `read` makes of it.
  package func rows<T>(
    _ sql: String, _ values: [Value] = [], _ read: (borrowing Row) throws -> T
  ) throws(StoreError) -> [T] {
    try prepare(sql).rows(values, read)
  }

  /// The first row of the answer, as `read` makes of it, or nil where there is none.
  package func one<T>(
    _ sql: String, _ values: [Value] = [], _ read: (borrowing Row) throws -> T
  ) throws(StoreError) -> T? {
    try prepare(sql).one(values, read)
  }

  /// Hands each row to `body` as it arrives, for answers that are not to be held in memory.
  package func each(_ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws -> Void) throws {
    try prepare(sql).each(values, body)
  }

  /// Whether the answer has any row.
  package func exists(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Bool {
    try one(sql, values) { _ in true } ?? false
  }
}

/// A connection inside a write: all of it happens, or nothing.
package protocol Transaction: Connection {
  /// Notes that something of `owner` changed; listeners are told once the transaction is kept.
  ///
  /// A topic is a path such as `trades/2026-04`; without an owner everybody is told.
  func touch(owner: ID?, topic: String)
  /// Runs one statement of a migration, written with the column types of ``Migration``.
  func define(_ statement: String) throws(StoreError)
}

extension Transaction {
  /// Runs a statement and says how many rows it changed.
  ///
  /// Where nobody asks for the number, ``queue(_:_:)`` need not wait for it.
  @discardableResult
  package func execute(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Int {
    try prepare(sql).run(values)
  }

  /// Runs a statement that answers nothing; an error may come with a later one, or with the commit.
  package func queue(_ sql: String, _ values: [Value] = []) throws(StoreError) {
    try prepare(sql).queue(values)
  }
}
