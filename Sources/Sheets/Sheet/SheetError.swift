/// Why a file cannot be read as a table; every case names what the person needs in order to mend it.
package enum SheetError: Error, Equatable, Sendable {
  /// Nothing in it, or nothing but white space.
  case empty
  /// The system refuses to read the file: its own words.
  case unreadable(String)
  /// More bytes than `SheetLimits.bytes`.
  case tooLarge(limit: Int)
  /// Not a table but this.
  case notATable(FileKind)
  /// Zero bytes in what should be text.
  case zeroByte(line: Int)
  /// A record longer than `SheetLimits.recordBytes`.
  case lineTooLong(line: Int, limit: Int)
  /// More cells in a row than `SheetLimits.columns`.
  case tooManyColumns(line: Int, limit: Int)
  /// More cells in all than `SheetLimits.cells`.
  case tooManyCells(line: Int, limit: Int)
  /// A quotation mark opened on this line is not closed.
  case quoteNotClosed(line: Int)
  /// The file ends inside the table or tag that begins on this line.
  case cutOff(line: Int)
  /// Markup without a table.
  case noTable
  /// The system has no converter for this encoding.
  case encodingUnknown(String)

  /// The line to look at, where there is one.
  package var line: Int? {
    switch self {
    case .zeroByte(let line), .lineTooLong(let line, _), .tooManyColumns(let line, _), .tooManyCells(let line, _),
      .quoteNotClosed(let line), .cutOff(let line):
      line
    case .empty, .unreadable, .tooLarge, .notATable, .noTable, .encodingUnknown: nil
    }
  }

  /// A fixed word for each reason, for catalogues of sentences and for JSON.
  package var code: String {
    switch self {
    case .empty: "file_empty"
    case .unreadable: "file_unreadable"
    case .tooLarge: "file_too_large"
    case .notATable: "file_not_a_table"
    case .zeroByte: "file_zero_byte"
    case .lineTooLong: "line_too_long"
    case .tooManyColumns: "too_many_columns"
    case .tooManyCells: "too_many_cells"
    case .quoteNotClosed: "quote_not_closed"
    case .cutOff: "file_cut_off"
    case .noTable: "file_without_table"
    case .encodingUnknown: "encoding_unknown"
    }
  }
}
