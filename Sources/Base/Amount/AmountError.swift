/// What can go wrong with an amount; never a trap.
package enum AmountError: Error, Equatable, Sendable {
  /// The result lies outside of what an amount can hold (about ±170 quintillion).
  case overflow
  /// The text is not the one way in which this amount is written.
  case notCanonical(String)
  /// A quotient or share has zero below its line.
  case divisionByZero
}
