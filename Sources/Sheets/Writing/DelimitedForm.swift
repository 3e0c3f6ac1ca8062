/// How a table is written as text.
package struct DelimitedForm: Sendable, Equatable {
  let delimiter: UInt8
  let hasMark: Bool

  /// Commas; the mark at the start tells spreadsheet programs that the file is UTF-8.
  package static func csv(mark: Bool = false) -> DelimitedForm {
    DelimitedForm(delimiter: UInt8(ascii: ","), hasMark: mark)
  }

  /// Tabs.
  package static let tsv = DelimitedForm(delimiter: 0x09, hasMark: false)
}
