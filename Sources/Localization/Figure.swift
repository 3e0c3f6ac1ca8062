import Base

/// The decimal digits of an amount, rounded once, before a language dresses them.
struct Figure {
  let isNegative: Bool
  /// Everything before the point.
  let whole: UInt128
  /// The digits after the point, as many as asked for, without the zeros that end them where they may go.
  let fraction: String

  /// Rounds half to even to `most` digits and keeps at least `least` of them.
  init(_ amount: Amount, least: Int = 0, most: Int = Amount.fractionDigits) {
    self.init(magnitude: amount.units.magnitude, isNegative: amount.isNegative, scale: 18, least: least, most: most)
  }

  /// The same for a magnitude in units of 10⁻ˢᶜᵃˡᵉ.
  init(magnitude: UInt128, isNegative: Bool, scale: Int, least: Int, most: Int) {
    let digits = min(most, scale)
    let rounded = Self.halfEven(magnitude, dividedBy: Self.power(scale - digits))
    let (whole, rest) = rounded.quotientAndRemainder(dividingBy: Self.power(digits))
    self.isNegative = isNegative && rounded != 0
    self.whole = whole
    fraction = Self.written(rest, digits: digits, least: least)
  }

  /// A figure whose digits are already known.
  init(isNegative: Bool, whole: UInt128, fraction: String) {
    self.isNegative = isNegative
    self.whole = whole
    self.fraction = fraction
  }

  static func halfEven(_ value: UInt128, dividedBy divisor: UInt128) -> UInt128 {
    guard divisor > 1 else { return value }
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    let half = divisor / 2
    return rest > half || rest == half && quotient % 2 == 1 ? quotient + 1 : quotient
  }

  static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func written(_ value: UInt128, digits: Int, least: Int) -> String {
    guard digits > 0, value > 0 || least > 0 else { return "" }
    let text = String(value)
    var figures = Array(repeating: UInt8(ascii: "0"), count: max(0, digits - text.utf8.count)) + text.utf8
    while figures.count > least, figures.last == UInt8(ascii: "0") { figures.removeLast() }
    while figures.count < least { figures.append(UInt8(ascii: "0")) }
    return String(decoding: figures, as: UTF8.self)
  }
}

extension LocaleTable {
  /// Writes a figure without its sign: groups of three, the language's separators.
  func digits(_ figure: Figure) -> String {
    let whole = Array((UInt64(exactly: figure.whole).map { String($0) } ?? String(figure.whole)).utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(whole.count * 4 / 3 + figure.fraction.utf8.count + 2)
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { bytes.append(group) }
      bytes.append(digit)
    }
    if !figure.fraction.isEmpty {
      bytes.append(decimal)
      bytes += figure.fraction.utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
