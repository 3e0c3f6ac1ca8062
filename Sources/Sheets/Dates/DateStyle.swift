import Base

/// In which order the parts of a date stand when all of them are figures.
package enum DateOrder: String, Sendable, CaseIterable {
  case dmy, mdy, ymd
}

/// How the dates of a column are written.
package struct DateStyle: Sendable, Equatable {
  /// The order of day, month and year; needed only for dates such as `01/08/2025`.
  package var order: DateOrder?

  /// Whether a bare number is a day count of a spreadsheet program; only where the person or the format says so.
  package var allowsSerial = false

  /// Makes a style.
  package init(order: DateOrder? = nil, allowsSerial: Bool = false) {
    self.order = order
    self.allowsSerial = allowsSerial
  }

  /// Reads a cell as a date with what time and zone it names; nil when it is empty or a dash.
  package func read(_ cell: UnsafeBufferPointer<UInt8>) throws(DateError) -> WrittenMoment? {
    if let plain = PlainMoment.read(cell) { return plain }
    return try MomentReader.read(CellText.plain(cell), style: self)
  }

  /// Reads a text as a date with what time and zone it names; nil when it is empty or a dash.
  package func read(_ text: String) throws(DateError) -> WrittenMoment? {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(DateError) in try read(bytes) }
  }
}

/// Why a cell is not read as a date or a time; each case carries the text.
package enum DateError: Error, Equatable, Sendable {
  /// It has not the shape of one.
  case notADate(String)
  /// A day that no calendar has.
  case noSuchDay(String)
  /// A time that no clock shows.
  case noSuchTime(String)
  /// Day and month could be either, and no order was given.
  case ambiguous(String)

  /// The text as the file has it.
  package var text: String {
    switch self {
    case .notADate(let text), .noSuchDay(let text), .noSuchTime(let text), .ambiguous(let text): text
    }
  }
}

extension Row {
  /// Reads a cell as a date with what time and zone it names; nil when it has none.
  package func moment(_ column: Int, _ style: DateStyle = DateStyle()) throws(DateError) -> WrittenMoment? {
    try withBytes(column) { bytes throws(DateError) in try style.read(bytes) }
  }

  /// Reads a cell as a time of day; nil when it has none.
  package func time(_ column: Int) throws(DateError) -> WrittenTime? {
    try withBytes(column) { bytes throws(DateError) in try WrittenTime.read(bytes) }
  }
}
