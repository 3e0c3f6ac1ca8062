import Store

/// Writes a migration's statements in this engine's words: its column types, texts in the order of their bytes.
enum PostgresSchema {
  private static let types: [Substring: String] = [
    "id": "bytea", "text": "text collate \"C\"", "amount": "text collate \"C\"", "day": "text collate \"C\"",
    "instant": "bigint", "flag": "bigint", "json": "text collate \"C\"", "bytes": "bytea",
  ]

  private static let clauses: Set<Substring> = ["primary", "unique", "check", "foreign", "constraint"]

  static func translate(_ statement: String) -> String {
    let words = statement.split(whereSeparator: \.isWhitespace)
    if words.starts(with: ["create", "table"]) { return table(statement) }
    if words.starts(with: ["alter", "table"]), words.count > 5, words[3] == "add" {
      let at = words[4] == "column" ? 5 : 4
      return "alter table \(words[2]) add column \(column(words[at...].joined(separator: " ")))"
    }
    return statement
  }

  private static func table(_ statement: String) -> String {
    guard let open = statement.firstIndex(of: "("), let close = statement.lastIndex(of: ")") else { return statement }
    let lines = Migration.columns(statement[statement.index(after: open)..<close]).map { line in
      let first = line.split { $0.isWhitespace || $0 == "(" }.first
      return first.map(clauses.contains) == true ? line : column(line)
    }
    return "\(statement[..<open])(\(lines.joined(separator: ", ")))"
  }

  private static func column(_ line: String) -> String {
    var words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let type = types[words[1]] else { return line }
    words[1] = type[...]
    return words.joined(separator: " ")
  }
}
