/// A row of a sheet: a view, cheap to copy, whose cells are read in place.
///
/// A cell beyond the end of the row is empty, for rows of one table differ in length.
package struct Row: Sendable {
  let sheet: Sheet

  /// The row's position in its sheet, from 0.
  package let index: Int
  let first: Int

  /// The number of cells that the row has.
  package let count: Int

  /// The physical line of the file on which the row begins, from 1; in a workbook the row's number.
  package var line: Int { Int(sheet.heads[index].line) }

  /// Whether no cell has anything but white space.
  package var isBlank: Bool {
    (0..<count).allSatisfy { isEmpty($0) }
  }

  /// Gives the bytes of a cell, as they are, to a closure; they may not be kept.
  @inline(__always)
  package func withBytes<Result, Failure: Error>(
    _ column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard column >= 0, column < count else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    let cell = sheet.cells[first + column]
    let bytes = UnsafeBufferPointer(start: sheet.store.start + Int(cell.start), count: Int(cell.count))
    return try withExtendedLifetime(sheet) { () throws(Failure) -> Result in try body(bytes) }
  }

  /// The text of a cell exactly as the file has it.
  package func text(_ column: Int) -> String {
    withBytes(column) { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a cell without white space around it.
  package func trimmed(_ column: Int) -> String {
    withBytes(column) { String(decoding: CellText.trimmed($0), as: UTF8.self) }
  }

  /// The text of a cell without what spreadsheets put around text: blanks, a leading apostrophe, `="…"`.
  package func plain(_ column: Int) -> String {
    withBytes(column) { String(decoding: CellText.plain($0), as: UTF8.self) }
  }

  /// Whether a cell is absent or has nothing but white space.
  package func isEmpty(_ column: Int) -> Bool {
    withBytes(column) { CellText.trimmed($0).isEmpty }
  }

  /// Whether a cell, trimmed, is exactly this text.
  package func has(_ text: StaticString, at column: Int) -> Bool {
    withBytes(column) { bytes in
      let cell = CellText.trimmed(bytes)
      return cell.count == text.utf8CodeUnitCount
        && cell.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  /// All cells as texts.
  package var texts: [String] { (0..<count).map(text) }
}
