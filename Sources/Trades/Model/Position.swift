package import Base

/// What is held of one item in one account.
package struct Position: Hashable, Sendable {
  package var account: ID
  package var key: ItemKey
  package var side: Side
  /// Negative for a short position.
  package var quantity: Amount
  /// With charges; negative for a short position: money received.
  package var cost: Amount
  package var costUnknown: Bool
  package var lots: [Lot]

  /// Cost for one, rounded once.
  package func average() throws(AmountError) -> Amount { try cost.divided(by: quantity) }

  /// The profit if all were closed at a price, before the charges of closing.
  package func unrealized(at price: Amount, multiplier: Amount = .one) throws(AmountError) -> Amount {
    try quantity.times(price).times(multiplier) - cost
  }
}
