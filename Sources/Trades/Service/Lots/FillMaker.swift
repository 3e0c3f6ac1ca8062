package import Base

/// Makes of a record what the lot engine takes, and says what is doubtful about it.
package struct FillMaker {
  /// The fill; nothing where the record moves no lots or cannot.
  package private(set) var fill: Fill?
  package private(set) var flags: [TradeFlag] = []
  /// A fee for whose currency no rate is known; it counts nowhere.
  package private(set) var unconvertedFee: UnconvertedFee?

  package init(_ trade: Trade, day: CivilDay) throws(LotError) {
    try LotError.naming(trade.id) { () throws(AmountError) in try read(trade, day: day) }
  }

  private mutating func read(_ trade: Trade, day: CivilDay) throws(AmountError) {
    guard trade.kind.movesLots else { return }
    var fill = Fill(
      record: trade.id, account: trade.account, kind: trade.kind, day: day,
      isPlaced: trade.time.moment != nil || trade.rank != nil, quantity: trade.quantity,
      price: trade.price ?? .zero, pair: trade.pair, chosen: trade.chosen, sequence: trade.sequence)
    if trade.kind == .split {
      guard let new = trade.new, let old = trade.old, new.signum > 0, old.signum > 0 else {
        return flags.append(.quantityZero)
      }
      (fill.new, fill.old) = (new, old)
      self.fill = fill
      return
    }
    let fee = try readFee(trade, into: &fill)
    if fill.quantity != nil || trade.kind != .expire {
      guard let quantity = fill.quantity, quantity.signum != 0 else { return flags.append(.quantityZero) }
      guard quantity.signum > 0 else { return flags.append(.sideContradiction) }
    }
    let value = try trade.value()
    fill.cost = Cost(value: value.amount, fee: fee, tax: trade.tax)
    if value.isUnknown, trade.needsCost {
      fill.costUnknown = true
      // Lots of a paired transfer bring their cost along; the book flags what they do not cover.
      if trade.pair == nil || trade.kind != .transferIn { flags.append(.costUnknown) }
    }
    if value.lacksRate { flags.append(.rateMissing) }
    if value.differs { flags.append(.amountDiffers) }
    self.fill = fill
  }

  /// The fee in the record's own currency; a fee in the coin itself changes the quantity instead.
  private mutating func readFee(_ trade: Trade, into fill: inout Fill) throws(AmountError) -> Amount {
    guard !trade.fee.isZero, let currency = trade.feeCurrency, currency != trade.currency.code else { return trade.fee }
    if currency == trade.code || currency == trade.item, let quantity = trade.quantity {
      fill.quantity = trade.kind.isArrival ? try quantity - trade.fee : try quantity + trade.fee
      return .zero
    }
    if let rate = trade.feeRate { return try trade.fee.times(rate) }
    if currency == trade.priceCurrency?.code, let rate = trade.rate, !rate.isZero {
      return try trade.fee.divided(by: rate)
    }
    flags.append(.rateMissing)
    unconvertedFee = UnconvertedFee(record: trade.id, day: fill.day, currency: currency, amount: trade.fee)
    return .zero
  }
}

/// A fee in a currency or coin for which no rate is known.
package struct UnconvertedFee: Hashable, Sendable {
  package var record: ID
  package var day: CivilDay
  package var currency: String
  package var amount: Amount
}
