import Base
import Store

/// The one write that is under way, and what it says it changes.
final class SQLiteTransaction: Transaction {
  private let connection: SQLiteConnection
  private(set) var changes: Set<Change> = []

  init(_ connection: SQLiteConnection) {
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
    try connection.perform(try SQLiteSchema.translate(statement))
  }
}
