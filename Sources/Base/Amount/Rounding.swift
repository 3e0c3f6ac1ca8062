/// How a number between two neighbours becomes one of them.
package enum Rounding: CaseIterable, Sendable {
  /// To the nearer one; in the middle to the even one.
  case halfEven
  /// To the nearer one; in the middle away from zero.
  case halfUp
  /// Always away from zero.
  case up
  /// Always towards zero.
  case down
  /// Always towards minus infinity.
  case floor
  /// Always towards plus infinity.
  case ceiling

  /// Says whether the magnitude grows by one unit, given what a division of magnitudes left over.
  func grows(quotient: UInt128, remainder: UInt128, divisor: UInt128, negative: Bool) -> Bool {
    guard remainder != 0 else { return false }
    // Written so that doubling the remainder cannot overflow.
    let rest = divisor - remainder
    return switch self {
    case .halfEven: remainder > rest || (remainder == rest && !quotient.isMultiple(of: 2))
    case .halfUp: remainder >= rest
    case .up: true
    case .down: false
    case .floor: negative
    case .ceiling: !negative
    }
  }
}
