import Store

/// This engine's column types; texts stand in the order of their bytes, whatever language the server speaks.
enum PostgresSchema {
  private static let types = ColumnTypes([
    "id": "bytea", "text": "text collate \"C\"", "amount": "text collate \"C\"", "day": "text collate \"C\"",
    "instant": "bigint", "flag": "bigint", "json": "text collate \"C\"", "bytes": "bytea",
    "bigint": "bigint", "tsvector": "tsvector",
  ])

  static func translate(_ statement: String) throws(StoreError) -> String {
    try types.translate(statement)
  }
}
