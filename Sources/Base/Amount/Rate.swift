/// A ratio, kept as an exact fraction: for display and returns, never for money.
package struct Rate: Hashable, Sendable {
  /// What stands above the line.
  package let numerator: Int128
  /// What stands below the line; always positive.
  package let denominator: Int128

  /// Zero.
  package static let zero = Rate(whole: 0)

  /// Makes a ratio of two numbers, in lowest terms.
  package init(numerator: Int128, denominator: Int128) throws(AmountError) {
    guard denominator != 0 else { throw .divisionByZero }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let negative = numerator != 0 && (numerator < 0) != (denominator < 0)
    self.numerator = try Wide.signed(numerator.magnitude / divisor, negative: negative)
    self.denominator = try Wide.signed(denominator.magnitude / divisor, negative: false)
  }

  /// Makes the ratio of two amounts, such as a gain and its cost.
  package init(_ part: Amount, of whole: Amount) throws(AmountError) {
    try self.init(numerator: part.units, denominator: whole.units)
  }

  /// Makes the ratio of a whole number to one.
  package init(whole: Int) {
    numerator = Int128(whole)
    denominator = 1
  }

  /// Says whether the ratio is below zero.
  package var isNegative: Bool { numerator < 0 }

  /// Decimal text with exactly so many fraction digits (0 to 30), such as `-0.1250`.
  package func text(digits: Int, _ rule: Rounding = .halfEven) -> String {
    let digits = min(max(digits, 0), 30)
    let (whole, fraction) = rounded(digits, rule)
    let sign = isNegative && (whole != 0 || fraction != 0) ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let tail = String(fraction)
    return "\(sign)\(whole).\(String(repeating: "0", count: digits - tail.utf8.count))\(tail)"
  }

  /// Text in hundredths with so many fraction digits, without a sign for percent.
  package func percentText(digits: Int, _ rule: Rounding = .halfEven) -> String {
    // Hundredths with d digits are the same digits as the ratio with d + 2.
    let digits = min(max(digits, 0), 28)
    let (whole, fraction) = rounded(digits + 2, rule)
    let step = Wide.powersOfTen[digits]
    let sign = isNegative && (whole != 0 || fraction != 0) ? "-" : ""
    let two = String(fraction / step)
    let head = whole == 0 ? two : "\(whole)\(String(repeating: "0", count: 2 - two.utf8.count))\(two)"
    guard digits > 0 else { return sign + head }
    let tail = String(fraction % step)
    return "\(sign)\(head).\(String(repeating: "0", count: digits - tail.utf8.count))\(tail)"
  }

  /// The nearest amount.
  package func amount() throws(AmountError) -> Amount {
    Amount(units: try Wide.product(numerator, Amount.scale, dividedBy: denominator))
  }

  private func rounded(_ digits: Int, _ rule: Rounding) -> (whole: UInt128, fraction: UInt128) {
    let below = denominator.magnitude
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: below)
    let step = Wide.powersOfTen[digits]
    // The rest is smaller than the divisor, so the quotient stays below the step and cannot overflow.
    let (quotient, remainder) = below.dividingFullWidth(rest.multipliedFullWidth(by: step))
    let even = digits == 0 ? whole : quotient
    let grows = rule.grows(quotient: even, remainder: remainder, divisor: below, negative: isNegative)
    let fraction = grows ? quotient + 1 : quotient
    return fraction == step ? (whole + 1, 0) : (whole, fraction)
  }

  private static func greatestCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}

extension Rate: Comparable {
  /// Orders ratios by value.
  package static func < (left: Rate, right: Rate) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let one = left.numerator.magnitude.multipliedFullWidth(by: right.denominator.magnitude)
    let other = right.numerator.magnitude.multipliedFullWidth(by: left.denominator.magnitude)
    let smaller = (one.high, one.low) < (other.high, other.low)
    let equal = (one.high, one.low) == (other.high, other.low)
    return left.isNegative ? !smaller && !equal : smaller
  }
}
