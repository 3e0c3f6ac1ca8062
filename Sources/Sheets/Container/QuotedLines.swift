/// A dialect in which each whole line stands in quotation marks once, its own marks doubled.
enum QuotedLines {
  /// The table within the lines of a sheet of one column; nil when the sheet is not of this dialect.
  static func unwrapped(_ sheet: Sheet, _ limits: SheetLimits) throws(SheetError) -> Sheet? {
    let rows = sheet.rows
    guard rows.count > 1, rows.allSatisfy({ $0.count <= 1 }) else { return nil }
    var text: [UInt8] = []
    for row in rows {
      let isOneLine = row.withBytes(0) { bytes in
        text.append(contentsOf: bytes)
        return !bytes.contains { $0 == 0x0A || $0 == 0x0D }
      }
      guard isOneLine else { return nil }
      text.append(0x0A)
    }
    let store = ByteStore(text)
    let delimiter = Dialect.of(store.all).delimiter
    guard text.contains(delimiter) else { return nil }
    var parser = DelimitedParser(store: store, start: 0, delimiter: delimiter, firstLine: 1, limits: limits)
    try parser.parse()
    let inner = parser.sheet
    guard inner.heads.count == rows.count else { return nil }
    let heads = zip(inner.heads, sheet.heads).map { Sheet.Head(firstCell: $0.firstCell, line: $1.line) }
    return Sheet(store: store, cells: inner.cells, heads: heads)
  }
}
