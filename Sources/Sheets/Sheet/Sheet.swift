/// A table as the file has it: rows of cells, each row with the physical line on which it begins.
///
/// Cells are ranges of one buffer of UTF-8; a `String` is made only when one is asked for.
package final class Sheet: Sendable {
  /// Where a cell's text lies in the store.
  struct Cell: Sendable {
    var start: UInt32
    var count: UInt32
  }

  /// Where a row begins, in cells and in lines.
  struct Head: Sendable {
    var firstCell: UInt32
    var line: UInt32
  }

  /// The sheet's name, when the file holds several that have names.
  package let name: String?

  let store: ByteStore
  let cells: [Cell]
  let heads: [Head]

  init(name: String? = nil, store: ByteStore, cells: [Cell], heads: [Head]) {
    self.name = name
    self.store = store
    self.cells = cells
    self.heads = heads
  }

  /// The rows in file order; a blank line is a row without cells.
  package var rows: Rows { Rows(sheet: self) }

  /// The cells of the longest row.
  package var columnCount: Int {
    rows.lazy.map(\.count).max() ?? 0
  }

  /// The rows of a sheet.
  package struct Rows: RandomAccessCollection, Sendable {
    let sheet: Sheet

    /// The first row.
    package var startIndex: Int { 0 }

    /// One past the last row.
    package var endIndex: Int { sheet.heads.count }

    /// The row at a position from 0.
    package subscript(position: Int) -> Row {
      let next = position + 1
      let first = Int(sheet.heads[position].firstCell)
      let end = next < sheet.heads.count ? Int(sheet.heads[next].firstCell) : sheet.cells.count
      return Row(sheet: sheet, index: position, first: first, count: end - first)
    }
  }
}

/// Makes sheets whose text is gathered cell by cell, in memory that the tests and the HTML reader fill.
extension Sheet {
  /// A sheet made of texts, as a pasted or a hand-made table is.
  package convenience init(rows: [[String]]) {
    var text: [UInt8] = []
    var cells: [Cell] = []
    var heads: [Head] = []
    for (index, row) in rows.enumerated() {
      heads.append(Head(firstCell: UInt32(cells.count), line: UInt32(index + 1)))
      for cell in row {
        cells.append(Cell(start: UInt32(text.count), count: UInt32(cell.utf8.count)))
        text.append(contentsOf: cell.utf8)
      }
    }
    self.init(store: ByteStore(text), cells: cells, heads: heads)
  }
}
