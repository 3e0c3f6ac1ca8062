/// Money, a price or a quantity: a decimal number with exactly eighteen fraction digits.
///
/// Sums and differences are exact. A product, a quotient or a share is rounded once, half to even.
/// What does not fit is an error, never a trap and never a silently wrong figure.
package struct Amount: Hashable, Sendable {
  /// The number in units of 10⁻¹⁸.
  package let units: Int128

  /// Digits behind the point.
  package static let fractionDigits = 18
  static let scale: Int128 = 1_000_000_000_000_000_000

  /// Nothing.
  package static let zero = Amount(units: 0)
  /// One whole.
  package static let one = Amount(units: scale)

  /// Makes an amount of so many units of 10⁻¹⁸.
  package init(units: Int128) {
    self.units = units
  }

  /// Makes an amount of a whole number.
  package init(_ whole: Int) {
    // |Int| < 2⁶³, and 2⁶³ × 10¹⁸ is far below 2¹²⁷.
    units = Int128(whole) * Self.scale
  }

  /// Says whether this is nothing.
  package var isZero: Bool { units == 0 }

  /// Says whether this is below zero.
  package var isNegative: Bool { units < 0 }

  /// Minus one, zero or one.
  package var signum: Int { Int(units.signum()) }
}

extension Amount: Comparable {
  /// Orders amounts by value.
  package static func < (left: Amount, right: Amount) -> Bool { left.units < right.units }
}
