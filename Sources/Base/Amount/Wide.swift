/// Products and quotients that pass through 256 bits and are rounded once.
enum Wide {
  /// Powers of ten that fit in 128 bits, from 10⁰ to 10³⁸.
  static let powersOfTen: [UInt128] = (0...38).map { exponent in
    (0..<exponent).reduce(into: UInt128(1)) { power, _ in power *= 10 }
  }

  /// Multiplies two numbers and divides the exact product by a third.
  static func product(
    _ left: Int128, _ right: Int128, dividedBy divisor: Int128, _ rule: Rounding = .halfEven
  ) throws(AmountError) -> Int128 {
    guard divisor != 0 else { throw .divisionByZero }
    let negative = ((left < 0) != (right < 0)) != (divisor < 0)
    let magnitude = try product(
      left.magnitude, right.magnitude, dividedBy: divisor.magnitude, negative: negative, rule)
    return try signed(magnitude, negative: negative)
  }

  /// The same for magnitudes; `negative` only steers the rounding.
  static func product(
    _ left: UInt128, _ right: UInt128, dividedBy divisor: UInt128, negative: Bool, _ rule: Rounding
  ) throws(AmountError) -> UInt128 {
    guard divisor != 0 else { throw .divisionByZero }
    let (high, low) = left.multipliedFullWidth(by: right)
    // The division below traps when its quotient needs more than 128 bits.
    guard high < divisor else { throw .overflow }
    let (quotient, remainder) =
      high == 0 ? low.quotientAndRemainder(dividingBy: divisor) : divisor.dividingFullWidth((high, low))
    guard rule.grows(quotient: quotient, remainder: remainder, divisor: divisor, negative: negative) else {
      return quotient
    }
    let (grown, overflow) = quotient.addingReportingOverflow(1)
    guard !overflow else { throw .overflow }
    return grown
  }

  /// Puts a sign before a magnitude.
  static func signed(_ magnitude: UInt128, negative: Bool) throws(AmountError) -> Int128 {
    if negative {
      guard magnitude <= Int128.min.magnitude else { throw .overflow }
      return Int128(truncatingIfNeeded: 0 &- magnitude)
    }
    guard let value = Int128(exactly: magnitude) else { throw .overflow }
    return value
  }
}
