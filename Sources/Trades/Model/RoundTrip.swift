package import Base

/// From nothing held to nothing held again: what people call one trade.
package struct RoundTrip: Hashable, Sendable {
  package var account: ID
  package var side: Side
  /// All that was opened on the way.
  package var quantity: Amount
  package var openedBy: ID
  package var openedDay: CivilDay
  /// The last fill; nothing while something is still held.
  package var closedBy: ID?
  package var closedDay: CivilDay?
  package var realized: Amount
  package var fees: Amount
  package var taxes: Amount
  package var closings: Int

  init(account: ID, side: Side, openedBy: ID, openedDay: CivilDay) {
    self.account = account
    self.side = side
    self.openedBy = openedBy
    self.openedDay = openedDay
    quantity = .zero
    realized = .zero
    fees = .zero
    taxes = .zero
    closings = 0
  }
}
