import Base
import Sheets

/// A table of no known format, whose columns the person has named.
struct MappedTable: Format {
  /// The fields that a column can be mapped to, by the words of `--map`.
  typealias Field = ColumnRole

  let id = "table"
  let home: FormatHome
  /// Field to column, by the header's text or `#n`.
  let mapping: [String: String]
  /// The file's words for kinds, to a kind's word or `ignore`.
  let kinds: [String: String]
  /// What the whole file is about where it has no column for items.
  let onlyItem: String

  func confidence(_ sheet: Sheet) -> Int { 0 }

  /// The columns of the mapping in a sheet; a column that is not there is an error that lists the headers found.
  static func columns(_ mapping: [String: String], in header: SheetHeader) throws -> [Field: Int] {
    var columns: [Field: Int] = [:]
    for (name, column) in mapping where !column.isEmpty {
      guard let field = Field(rawValue: name) else { throw MappingError.unknownField(name) }
      guard let place = header.column(named: column) else {
        throw MappingError.unknownColumn(column, headers: header.titles.filter { !$0.isEmpty })
      }
      columns[field] = place
    }
    return columns
  }

  func read(_ sheet: Sheet, into reading: inout FileReading) throws {
    guard let header = ColumnGuess(sheet).header ?? sheet.rows.first(where: { !$0.isBlank }).map(SheetHeader.init)
    else {
      return
    }
    for row in sheet.rows.prefix(header.index) { reading.ignore(row, .preamble) }
    reading.ignore(sheet.rows[header.index], .header)
    reading.signature = header.signature
    let columns = try Self.columns(mapping, in: header)
    let rows = sheet.rows.dropFirst(header.index + 1)
    let reader = MappedRowReader(columns, rows, self, reading)
    for row in rows {
      if header.isRepeated(by: row) {
        reading.ignore(row, .header)
      } else {
        reading.take(row) { row in try reader.read(row) }
      }
    }
  }
}

/// What is wrong with a mapping of columns.
package enum MappingError: Error, Equatable, Sendable {
  /// No field has this word.
  case unknownField(String)
  /// The table has no such column; it has these.
  case unknownColumn(String, headers: [String])
}
