import Store

/// This engine's column types; its tables are strict, and those with a key over several columns lie in its order.
enum SQLiteSchema {
  private static let types = ColumnTypes([
    "id": "blob", "text": "text", "amount": "text", "day": "text", "instant": "integer", "bigint": "integer",
    "flag": "integer", "json": "text", "bytes": "blob",
  ]) { isOrderedByKey in isOrderedByKey ? " strict, without rowid" : " strict" }

  static func translate(_ statement: String) throws(StoreError) -> String {
    try types.translate(statement)
  }
}
