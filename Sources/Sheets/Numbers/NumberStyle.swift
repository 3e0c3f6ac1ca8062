package import Base

/// The sign between whole and fraction.
package enum DecimalMark: String, Sendable, CaseIterable {
  case point = "."
  case comma = ","
}

/// How the numbers of a column are written.
package struct NumberStyle: Sendable, Equatable {
  /// The decimal mark; nil when nothing has settled it, then each number is judged by its own shape.
  package var decimal: DecimalMark?

  /// Whether a lone point means zero, as NH Namuh writes it.
  package var dotIsZero = false

  /// Makes a style.
  package init(decimal: DecimalMark? = nil, dotIsZero: Bool = false) {
    self.decimal = decimal
    self.dotIsZero = dotIsZero
  }

  /// Reads a cell as people write numbers.
  package func read(_ cell: UnsafeBufferPointer<UInt8>) throws(NumberError) -> NumberReading {
    if let units = PlainNumber.units(cell, allowsPoint: decimal != .comma) {
      return .amount(Amount(units: units), unit: nil)
    }
    return try WrittenNumber.read(CellText.trimmed(cell), style: self)
  }

  /// Reads a text as people write numbers.
  package func read(_ text: String) throws(NumberError) -> NumberReading {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(NumberError) in try read(bytes) }
  }
}

/// What a cell meant for a number holds.
package enum NumberReading: Equatable, Sendable {
  /// No value: empty, a dash, a tilde, "Not available".
  case none
  /// A value, and the currency or coin that stands beside it.
  case amount(Amount, unit: String?)
  /// Text by the writer's own word: `="5337400962"`.
  case text(String)

  /// The value, if there is one.
  package var amount: Amount? {
    if case .amount(let amount, _) = self { amount } else { nil }
  }
}

/// Why a cell is not read as a number; each case carries the text.
package enum NumberError: Error, Equatable, Sendable {
  /// It is none, or could be two.
  case notANumber(String)
  /// More than an amount can hold.
  case tooLarge(String)
  /// More than 18 digits behind the decimal mark.
  case tooPrecise(String)

  /// The text as the file has it.
  package var text: String {
    switch self {
    case .notANumber(let text), .tooLarge(let text), .tooPrecise(let text): text
    }
  }
}

extension Row {
  /// Reads a cell as a number in the style of its column; nil when it has no value.
  package func amount(_ column: Int, _ style: NumberStyle = NumberStyle()) throws(NumberError) -> Amount? {
    try withBytes(column) { bytes throws(NumberError) in try style.read(bytes).amount }
  }

  /// Reads a cell as a number and the unit beside it.
  package func number(_ column: Int, _ style: NumberStyle = NumberStyle()) throws(NumberError) -> NumberReading {
    try withBytes(column) { bytes throws(NumberError) in try style.read(bytes) }
  }
}
