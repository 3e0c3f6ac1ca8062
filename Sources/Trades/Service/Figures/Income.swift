package import Base

/// A dividend or interest after tax, or a tax on income that came as a record of its own (then negative).
package struct Income: Hashable, Sendable {
  package var record: ID
  package var account: ID
  package var day: CivilDay
  package var currency: Currency
  package var amount: Amount

  init(_ trade: Trade, day: CivilDay) throws(LotError) {
    record = trade.id
    account = trade.account
    self.day = day
    currency = trade.currency
    amount = try LotError.naming(trade.id) { () throws(AmountError) in
      let net = try trade.value().amount - trade.fee - trade.tax
      return trade.kind == .tax ? try net.negated() : net
    }
  }
}
