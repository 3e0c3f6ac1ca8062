/// How much of a file is read before it is refused; what stays in memory is at most the file and 8 bytes for each cell.
package struct SheetLimits: Sendable, Equatable {
  /// Bytes in the file: 256 MB, two and a half times a million rows of a broker; never more than a gigabyte.
  package var bytes = 256 << 20

  /// Bytes in one record, its line breaks in quotation marks included: 4 MB.
  package var recordBytes = 4 << 20

  /// Cells in one row: 16,384, what a spreadsheet program can hold.
  package var columns = 16_384

  /// Cells and rows in the file: 32 million, 256 MB of index.
  package var cells = 32 << 20

  /// The usual limits.
  package static let standard = SheetLimits()

  /// The bytes that count: offsets into the text have 32 bits, and decoding can make three bytes of one.
  var countedBytes: Int { min(bytes, 1 << 30) }

  /// Makes limits that can then be changed one by one.
  package init() {}
}
