import Base
import Store

/// A write that is under way, and what it says it changes.
final class PostgresTransaction: Transaction {
  private let connection: PostgresConnection
  private(set) var changes: Set<Change> = []

  init(_ connection: PostgresConnection) {
    self.connection = connection
  }

  func prepare(_ sql: String) throws(StoreError) -> any Statement {
    try connection.prepare(sql)
  }

  func hasTable(_ name: String) throws(StoreError) -> Bool {
    try connection.hasTable(name)
  }

  func touch(owner: ID?, topic: String) {
    changes.insert(Change(owner: owner, topic: topic))
  }

  func define(_ statement: String) throws(StoreError) {
    try connection.perform(try PostgresSchema.translate(statement))
  }
}
