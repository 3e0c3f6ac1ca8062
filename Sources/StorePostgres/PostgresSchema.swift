import Store

/// Writes a migration's statements in this engine's words: its column types, texts in the order of their bytes.
enum PostgresSchema {
  private static let types: [Substring: String] = [
    "id": "bytea", "text": "text collate \"C\"", "amount": "text collate \"C\"", "day": "text collate \"C\"",
    "instant": "bigint", "flag": "bigint", "json": "text collate \"C\"", "bytes": "bytea",
    "bigint": "bigint", "tsvector": "tsvector",
  ]

  private static let clauses: Set<Substring> = ["primary", "unique", "check", "foreign", "constraint"]

  static func translate(_ statement: String) throws(StoreError) -> String {
    let words = statement.split(whereSeparator: \.isWhitespace)
    if words.starts(with: ["create", "table"]) { return try table(statement) }
    if words.starts(with: ["alter", "table"]), words.count > 5, words[3] == "add" {
      let at = words[4] == "column" ? 5 : 4
      let column = try column(words[at...].joined(separator: " "))
      return "alter table \(words[2]) add column \(column)"
    }
    return statement
  }

  private static func table(_ statement: String) throws(StoreError) -> String {
    guard let open = statement.firstIndex(of: "("), let close = statement.lastIndex(of: ")") else {
      throw .misuse("a table without columns: \(statement)")
    }
    var lines: [String] = []
    for line in Migration.columns(statement[statement.index(after: open)..<close]) {
      let first = line.split { $0.isWhitespace || $0 == "(" }.first
      lines.append(first.map(clauses.contains) == true ? line : try column(line))
    }
    return "\(statement[..<open])(\(lines.joined(separator: ", ")))"
  }

  private static func column(_ line: String) throws(StoreError) -> String {
    var words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let type = types[words[1]] else {
      throw .misuse("a column without one of the types of a migration: \(line)")
    }
    words[1] = type[...]
    return words.joined(separator: " ")
  }
}
