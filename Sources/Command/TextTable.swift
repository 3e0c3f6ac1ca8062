/// Rows of text with a head, set in columns for a terminal.
package struct TextTable: Sendable {
  /// Where the text of a column stands.
  package enum Side: Sendable { case left, right }

  private let head: [String]
  private let sides: [Side]
  private var rows: [[String]] = []

  /// A table with a name and a side for each column.
  package init(_ columns: [(name: String, side: Side)]) {
    head = columns.map(\.name)
    sides = columns.map(\.side)
  }

  /// Adds a row with a text for each column; texts of several lines are set on one.
  package mutating func add(_ row: [String]) {
    rows.append(row.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") })
  }

  /// The head and the rows, columns two blanks apart and no blanks at a line's end.
  package var text: String {
    let lines = [head] + rows
    let widths = head.indices.map { column in
      lines.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = zip(line, zip(widths, sides)).map { set($0, width: $1.0, side: $1.1) }
      return String(cells.joined(separator: "  ").trimmingEnd()) + "\n"
    }.joined()
  }

  private func set(_ text: String, width: Int, side: Side) -> String {
    let blanks = String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
    return side == .left ? text + blanks : blanks + text
  }
}

extension String {
  fileprivate func trimmingEnd() -> Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
