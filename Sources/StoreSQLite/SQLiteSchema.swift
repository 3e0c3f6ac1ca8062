import Store

/// Writes a migration's statements in this engine's words: its column types, strict tables.
enum SQLiteSchema {
  private static let types = [
    "id": "blob", "text": "text", "amount": "text", "day": "text", "instant": "integer", "bigint": "integer",
    "flag": "integer", "json": "text", "bytes": "blob",
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
    var isOrderedByKey = false
    for line in Migration.columns(statement[statement.index(after: open)..<close]) {
      let words = line.split { $0.isWhitespace || $0 == "(" }
      if let first = words.first, clauses.contains(first) {
        isOrderedByKey = isOrderedByKey || first == "primary"
        lines.append(line)
      } else {
        lines.append(try column(line))
      }
    }
    let options = isOrderedByKey ? "strict, without rowid" : "strict"
    return "\(statement[..<open])(\(lines.joined(separator: ", "))) \(options)"
  }

  private static func column(_ line: String) throws(StoreError) -> String {
    var words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let type = types[String(words[1])] else {
      throw .misuse("a column without one of the types of a migration: \(line)")
    }
    words[1] = type[...]
    return words.joined(separator: " ")
  }
}
