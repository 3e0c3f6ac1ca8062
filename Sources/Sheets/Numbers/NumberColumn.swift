/// Judges from all cells of a column how its numbers are written: beside `10,5` the cell `1,234` is less than two.
package struct NumberColumn: Sendable {
  private var points = 0
  private var commas = 0
  private var unclear = 0

  /// A column of which nothing has been seen.
  package init() {}

  /// A column of these texts.
  package init(_ texts: some Sequence<String>) {
    for var text in texts { text.withUTF8 { see($0) } }
  }

  /// Takes a cell into account.
  package mutating func see(_ cell: UnsafeBufferPointer<UInt8>) {
    guard cell.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") || $0 >= 0x80 }) else { return }
    switch NumberBody.evidence(ofPlain: cell) ?? WrittenNumber.evidence(CellText.trimmed(cell)) {
    case .settled(.point): points += 1
    case .settled(.comma): commas += 1
    case .either: unclear += 1
    case .some(.none), nil: break
    }
  }

  /// The decimal mark on which all cells that show one agree.
  package var decimal: DecimalMark? {
    if points > 0, commas == 0 { return .point }
    if commas > 0, points == 0 { return .comma }
    return nil
  }

  /// Whether a cell can be read in two ways and no other cell settles which.
  package var isAmbiguous: Bool { unclear > 0 && decimal == nil }

  /// The style for reading the column's cells.
  package var style: NumberStyle { NumberStyle(decimal: decimal) }

  /// The mark on which the columns of one file agree, for those that cannot tell by themselves.
  package static func agreed(_ columns: some Sequence<NumberColumn>) -> DecimalMark? {
    let marks = Set(columns.compactMap(\.decimal))
    return marks.count == 1 ? marks.first : nil
  }
}
