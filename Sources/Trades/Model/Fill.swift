package import Base

/// A record as the lot engine takes it: every figure in the record's own currency, nothing left open.
package struct Fill: Hashable, Sendable {
  package var record: ID
  package var account: ID
  package var kind: TradeKind
  package var day: CivilDay
  /// Whether its place within the day is known: it has a time, or the owner ranked it.
  package var isPlaced: Bool
  /// What arrives or leaves, after a fee in the coin itself; an expiry of all that is held has none.
  package var quantity: Amount?
  package var price: Amount
  package var cost: Cost
  package var costUnknown: Bool
  /// A split gives so many new ones for `old` old ones.
  package var new: Amount
  package var old: Amount
  /// The other half of a transfer; both halves must name each other.
  package var pair: ID?
  package var chosen: [ChosenLot]
  /// The place in the order of entry.
  package var sequence: Int

  package init(
    record: ID, account: ID, kind: TradeKind, day: CivilDay, isPlaced: Bool = true, quantity: Amount? = nil,
    price: Amount = .zero, cost: Cost = .zero, costUnknown: Bool = false, new: Amount = .one, old: Amount = .one,
    pair: ID? = nil, chosen: [ChosenLot] = [], sequence: Int = 0
  ) {
    self.record = record
    self.account = account
    self.kind = kind
    self.day = day
    self.isPlaced = isPlaced
    self.quantity = quantity
    self.price = price
    self.cost = cost
    self.costUnknown = costUnknown
    self.new = new
    self.old = old
    self.pair = pair
    self.chosen = chosen
    self.sequence = sequence
  }
}
