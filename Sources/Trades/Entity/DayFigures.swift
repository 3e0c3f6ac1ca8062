package import Base

/// What records of one day, account and currency come to.
package struct DayFigures: Equatable, Sendable {
  /// Gross less fees and taxes.
  package var realized = Amount.zero
  package var gross = Amount.zero
  package var fees = Amount.zero
  package var taxes = Amount.zero
  /// Dividends and interest after their taxes.
  package var income = Amount.zero
  /// What purchases cost before charges.
  package var bought = Amount.zero
  /// Records that close something.
  package var closings = 0
  package var records = 0
  /// Records with a flag.
  package var doubtful = 0

  package init() {}

  package static let none = DayFigures()

  /// Adds the figures of other records.
  package static func += (left: inout DayFigures, right: DayFigures) throws(AmountError) {
    try left.combine(right, 1) { (a, b) throws(AmountError) in try a + b }
  }

  /// Takes the figures of other records off again.
  package static func -= (left: inout DayFigures, right: DayFigures) throws(AmountError) {
    try left.combine(right, -1) { (a, b) throws(AmountError) in try a - b }
  }

  private mutating func combine(
    _ other: DayFigures, _ sign: Int, _ step: (Amount, Amount) throws(AmountError) -> Amount
  ) throws(AmountError) {
    realized = try step(realized, other.realized)
    gross = try step(gross, other.gross)
    fees = try step(fees, other.fees)
    taxes = try step(taxes, other.taxes)
    income = try step(income, other.income)
    bought = try step(bought, other.bought)
    closings += sign * other.closings
    records += sign * other.records
    doubtful += sign * other.doubtful
  }
}

/// Which row of the day table figures belong to.
package struct DayKey: Hashable, Sendable {
  package var day: CivilDay
  package var account: ID
  package var currency: Currency

  package init(day: CivilDay, account: ID, currency: Currency) {
    self.day = day
    self.account = account
    self.currency = currency
  }
}
