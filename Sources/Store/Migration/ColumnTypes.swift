/// Writes a migration's statements with an engine's own types in place of the words of ``Migration``.
package struct ColumnTypes: Sendable {
  private static let clauses: Set<Substring> = ["primary", "unique", "check", "foreign", "constraint"]

  private let types: [Substring: String]
  private let optionsOfTable: @Sendable (_ isOrderedByKey: Bool) -> String

  /// The type for each word, and what stands behind a table's columns, given whether its primary key is a clause.
  package init(
    _ types: [Substring: String], optionsOfTable: @escaping @Sendable (_ isOrderedByKey: Bool) -> String = { _ in "" }
  ) {
    self.types = types
    self.optionsOfTable = optionsOfTable
  }

  /// The statement as the engine takes it; one that makes no column stays as it is.
  package func translate(_ statement: String) throws(StoreError) -> String {
    let words = statement.split(whereSeparator: \.isWhitespace)
    if words.starts(with: ["create", "table"]) { return try table(statement) }
    if words.starts(with: ["alter", "table"]), words.count > 5, words[3] == "add" {
      let at = words[4] == "column" ? 5 : 4
      let column = try column(words[at...].joined(separator: " "))
      return "alter table \(words[2]) add column \(column)"
    }
    return statement
  }

  private func table(_ statement: String) throws(StoreError) -> String {
    guard let open = statement.firstIndex(of: "("), let close = statement.lastIndex(of: ")") else {
      throw .misuse("a table without columns: \(statement)")
    }
    var lines: [String] = []
    var isOrderedByKey = false
    for line in Migration.columns(statement[statement.index(after: open)..<close]) {
      let words = line.split { $0.isWhitespace || $0 == "(" }
      if let first = words.first, Self.clauses.contains(first) {
        isOrderedByKey = isOrderedByKey || first == "primary"
        lines.append(line)
      } else {
        lines.append(try column(line))
      }
    }
    return "\(statement[..<open])(\(lines.joined(separator: ", ")))\(optionsOfTable(isOrderedByKey))"
  }

  private func column(_ line: String) throws(StoreError) -> String {
    var words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let type = types[words[1]] else {
      throw .misuse("a column without one of the types of a migration: \(line)")
    }
    words[1] = type[...]
    return words.joined(separator: " ")
  }
}
