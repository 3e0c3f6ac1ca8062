package import Base

extension Trade {
  /// The record in another currency, for a report: money changed at the rate of its own day.
  ///
  /// `rate` is units of the record's currency for one unit of the other. A fee that was paid in the other currency
  /// stays what it is.
  package func restated(in other: Currency, rate: Amount) throws(LotError) -> Trade {
    guard other != currency else { return self }
    var copy = self
    try LotError.naming(id) { () throws(AmountError) in
      if amount != nil || price != nil { copy.amount = try value().amount.divided(by: rate) }
      copy.price = try price?.divided(by: rate)
      copy.tax = try tax.divided(by: rate)
      switch feeCurrency {
      case nil, currency.code:
        copy.fee = try fee.divided(by: rate)
        copy.feeCurrency = nil
      case other.code:
        copy.feeCurrency = nil
      default:
        if let feeRate {
          copy.fee = try fee.times(feeRate).divided(by: rate)
          copy.feeCurrency = nil
        }
      }
    }
    copy.currency = other
    copy.priceCurrency = nil
    copy.rate = nil
    return copy
  }
}
