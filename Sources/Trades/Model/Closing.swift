package import Base

/// Which way a position looks: long is bought first, short is sold first.
package enum Side: String, Hashable, Sendable {
  case long, short
}

/// What one fill realized by closing lots.
package struct Closing: Hashable, Sendable {
  package var record: ID
  package var account: ID
  package var day: CivilDay
  package var side: Side
  /// The part of the fill that closed; the rest of it may have opened the other side.
  package var quantity: Amount
  /// What the sale brought, without charges.
  package var proceeds: Amount
  /// What the purchase cost, without charges.
  package var cost: Amount
  /// Fees of the opening and the closing fills, in proportion.
  package var fees: Amount
  package var taxes: Amount
  /// Proceeds − cost.
  package var gross: Amount
  /// Gross − fees − taxes.
  package var realized: Amount
  /// The closing fill's own money.
  package var own: Cost
  package var matches: [Match]
  /// Whether a lot without a known cost was closed, so that the profit may be too high.
  package var costUnknown: Bool

  package init(
    record: ID, account: ID, day: CivilDay, side: Side, quantity: Amount, own: Cost, opened: Cost, matches: [Match],
    costUnknown: Bool
  ) throws(AmountError) {
    self.record = record
    self.account = account
    self.day = day
    self.side = side
    self.quantity = quantity
    self.own = own
    self.matches = matches
    self.costUnknown = costUnknown
    (proceeds, cost) = side == .long ? (own.value, opened.value) : (opened.value, own.value)
    fees = try own.fee + opened.fee
    taxes = try own.tax + opened.tax
    gross = try proceeds - cost
    realized = try gross - fees - taxes
  }

  /// Adds what the same fill closed besides.
  mutating func add(_ other: Closing) throws(AmountError) {
    try quantity += other.quantity
    try proceeds += other.proceeds
    try cost += other.cost
    try fees += other.fees
    try taxes += other.taxes
    try gross += other.gross
    try realized += other.realized
    try own += other.own
    matches += other.matches
    costUnknown = costUnknown || other.costUnknown
  }
}

/// The part of one lot that a fill closed.
package struct Match: Hashable, Sendable {
  /// The record that opened the lot; nothing when the moving average of all lots was taken.
  package var record: ID?
  package var day: CivilDay?
  package var quantity: Amount
  /// The lot's price; for the average, its cost without charges for one.
  package var price: Amount
  package var opened: Cost

  package init(record: ID?, day: CivilDay?, quantity: Amount, price: Amount, opened: Cost) {
    self.record = record
    self.day = day
    self.quantity = quantity
    self.price = price
    self.opened = opened
  }
}
