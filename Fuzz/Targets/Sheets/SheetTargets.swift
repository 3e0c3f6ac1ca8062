import Base
import Sheets

extension FuzzTarget {
  /// Text tables in any encoding: rows in order, and cells that come back when they are written.
  static let csv = FuzzTarget(name: "csv") { bytes in
    guard let file = try? SheetFile.read(bytes: bytes) else { return }
    for sheet in file.sheets {
      try hold(zip(sheet.rows, sheet.rows.dropFirst()).allSatisfy { $0.line <= $1.line }, "lines go back")
    }
    guard file.container != .html, let sheet = file.sheets.first else { return }
    let rows = sheet.rows.map(\.texts)
    let written = DelimitedWriter.bytes(
      .csv(), rows: [["title", "x"]] + rows.map { row in row.map { WrittenCell.text($0) } })
    var options = SheetOptions()
    options.delimiter = UInt8(ascii: ",")
    options.encoding = .utf8
    let again = try SheetFile.read(bytes: written, options: options).sheets[0].rows.dropFirst()
    try hold(again.map { row in (0..<row.count).map(row.restored) } == rows, "cells do not come back")
    if bytes.count < 200 { _ = ColumnGuess(sheet) }
  }

  /// Tables in markup: texts without blanks around them, whatever is left open.
  static let htmlTables = FuzzTarget(name: "html") { bytes in
    for text in [bytes, Array("<table><tr><td>".utf8) + bytes + Array("</table>".utf8)] {
      guard let file = try? SheetFile.read(bytes: text), file.container == .html else { continue }
      for row in file.sheets.flatMap(\.rows) {
        for column in 0..<row.count {
          try hold(row.text(column).utf8.first ?? 0x21 > 0x20, "blank before a text")
          try hold(row.text(column).utf8.last ?? 0x21 > 0x20, "blank behind a text")
        }
      }
    }
  }

  /// The targets of Sheets.
  static let sheets = [csv, htmlTables, number, date]
}
