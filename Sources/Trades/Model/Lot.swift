package import Base

/// What is left of one arrival (or, in a short position, of one sale).
package struct Lot: Hashable, Sendable {
  /// The record that opened it; it stays the same when the lot moves to another account.
  package var record: ID
  package var day: CivilDay
  package var quantity: Amount
  /// The price paid, in today's units: a split changes it.
  package var price: Amount
  /// What is left of its cost; under the average, of what it cost before the first sale that followed it.
  package var cost: Cost
  package var costUnknown: Bool

  package init(record: ID, day: CivilDay, quantity: Amount, price: Amount, cost: Cost, costUnknown: Bool = false) {
    self.record = record
    self.day = day
    self.quantity = quantity
    self.price = price
    self.cost = cost
    self.costUnknown = costUnknown
  }
}
