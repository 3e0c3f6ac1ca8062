import Base

/// The long way: signs, brackets, units, groups, wide digits and exponents.
struct WrittenNumber {
  private let text: String
  private let signs: [Unicode.Scalar]
  private var place = 0
  private var isNegative: Bool?
  private var isBracketed = false
  private var isClosed = false
  private var unit: String?
  private var body: [UInt8] = []
  private var exponent = 0

  /// Reads a trimmed cell.
  static func read(_ cell: UnsafeBufferPointer<UInt8>, style: NumberStyle) throws(NumberError) -> NumberReading {
    if cell.isEmpty { return .none }
    if let inner = CellText.formulaText(cell) { return .text(String(decoding: inner, as: UTF8.self)) }
    let text = String(decoding: cell, as: UTF8.self)
    guard cell.count <= 120 else { throw .notANumber(text) }
    var number = WrittenNumber(text)
    if number.meansNothing { return .none }
    if number.isLoneDot, style.dotIsZero { return .amount(.zero, unit: nil) }
    try number.takeApart()
    return .amount(Amount(units: try number.units(style)), unit: number.unit)
  }

  /// The body of a trimmed cell, for the column's judgement; nil when the cell is no number.
  static func evidence(_ cell: UnsafeBufferPointer<UInt8>) -> NumberBody.Evidence? {
    if cell.isEmpty || cell.count > 120 { return nil }
    var number = WrittenNumber(String(decoding: cell, as: UTF8.self))
    if number.meansNothing { return nil }
    do throws(NumberError) { try number.takeApart() } catch { return nil }
    return number.body.withUnsafeBufferPointer { NumberBody($0).evidence }
  }

  private init(_ text: String) {
    self.text = text
    signs = NumberSigns.folded(text)
  }

  private var meansNothing: Bool {
    NumberSigns.nothing.contains(String(String.UnicodeScalarView(signs)).lowercased())
  }

  private var isLoneDot: Bool { signs.count == 1 && signs[0] == "." }

  private func refused() -> NumberError { .notANumber(text) }

  private mutating func takeApart() throws(NumberError) {
    if signs.first == "'" || signs.first == "@" { place = 1 }
    try takePrefix()
    takeBody()
    takeExponent()
    try takeSuffix()
    guard place == signs.count, body.contains(where: { $0 &- 0x30 < 10 }), isBracketed == isClosed else {
      throw refused()
    }
  }

  private mutating func takePrefix() throws(NumberError) {
    while place < signs.count {
      let sign = signs[place]
      if sign == "-" || sign == "+" {
        guard isNegative == nil, !isBracketed else { throw refused() }
        isNegative = sign == "-"
        place += 1
      } else if sign == "(" {
        guard isNegative == nil, !isBracketed else { throw refused() }
        isBracketed = true
        place += 1
      } else if sign == " " {
        place += 1
      } else if isDigit(sign) || sign == "." || sign == "," {
        return
      } else {
        let end = signs[place...].firstIndex { isDigit($0) || " -+(,".unicodeScalars.contains($0) } ?? signs.count
        try setUnit(NumberUnits.before(String(String.UnicodeScalarView(signs[place..<end]))))
        place = end
      }
    }
  }

  private mutating func takeBody() {
    while place < signs.count {
      let sign = signs[place]
      if isDigit(sign) || sign == "." || sign == "," {
        body.append(UInt8(truncatingIfNeeded: sign.value))
      } else if sign == "'" || sign == " ", place + 1 < signs.count, isDigit(signs[place + 1]), !body.isEmpty {
        body.append(UInt8(truncatingIfNeeded: sign.value))
      } else {
        return
      }
      place += 1
    }
  }

  /// Takes `e3`, `E-8` and the like, when it is not the beginning of a unit.
  private mutating func takeExponent() {
    guard place + 1 < signs.count, signs[place] == "e" || signs[place] == "E" else { return }
    var end = place + 1
    let isSmall = signs[end] == "-"
    if signs[end] == "-" || signs[end] == "+" { end += 1 }
    var value = 0
    let first = end
    while end < signs.count, isDigit(signs[end]), end - first < 4 {
      value = value * 10 + Int(signs[end].value - 0x30)
      end += 1
    }
    guard end > first, end == signs.count || signs[end] == " " || signs[end] == ")" else { return }
    exponent = isSmall ? -value : value
    place = end
  }

  private mutating func takeSuffix() throws(NumberError) {
    while place < signs.count {
      let sign = signs[place]
      if sign == " " {
        place += 1
      } else if sign == ")" {
        guard isBracketed, !isClosed else { throw refused() }
        isClosed = true
        isNegative = true
        place += 1
      } else if sign == "-" || sign == "+" {
        guard isNegative == nil, !isBracketed else { throw refused() }
        isNegative = sign == "-"
        place += 1
      } else {
        let end = signs[place...].firstIndex { $0 == " " || $0 == ")" || $0 == "-" || $0 == "+" } ?? signs.count
        try setUnit(NumberUnits.after(String(String.UnicodeScalarView(signs[place..<end]))))
        place = end
      }
    }
  }

  /// Takes the unit; nil is a word that is none, empty one that counts pieces.
  private mutating func setUnit(_ found: String?) throws(NumberError) {
    guard let found, unit == nil || unit == found else { throw refused() }
    if !found.isEmpty { unit = found }
  }

  private func units(_ style: NumberStyle) throws(NumberError) -> Int128 {
    let digits: (whole: [UInt8], fraction: [UInt8])? = body.withUnsafeBufferPointer { bytes in
      let number = NumberBody(bytes)
      if number.contradicts(style.decimal) { return nil }
      let place = number.decimalPlace(style.decimal)
      guard let whole = number.wholeDigits(before: place), let fraction = number.fractionDigits(after: place) else {
        return nil
      }
      return (whole, fraction)
    }
    guard let digits else { throw refused() }
    var power = 18 + exponent - digits.fraction.count
    var all = digits.whole + digits.fraction
    while power < 0, all.last == 0 {
      all.removeLast()
      power += 1
    }
    var value: Int128 = 0
    for digit in all { value = try grown(value, by: Int128(digit)) }
    if value == 0 { return 0 }
    if power < 0 { throw .tooPrecise(text) }
    for _ in 0..<power { value = try grown(value, by: 0) }
    return isNegative == true ? -value : value
  }

  private func grown(_ value: Int128, by digit: Int128) throws(NumberError) -> Int128 {
    let (shifted, tooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, carried) = shifted.addingReportingOverflow(digit)
    if tooLarge || carried { throw .tooLarge(text) }
    return sum
  }

  private func isDigit(_ sign: Unicode.Scalar) -> Bool { sign.value &- 0x30 < 10 }
}
