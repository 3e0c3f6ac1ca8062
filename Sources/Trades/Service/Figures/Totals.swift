package import Base

/// What figures are added by.
package enum Grouping: String, CaseIterable, Sendable {
  case day, week, month, year, item, tag, account
}

/// Figures of one group and currency.
package struct Total: Hashable, Sendable {
  /// `2026-11-30`, `2026-W49`, `2026-11`, `2026`, an item's code or name, a tag (empty: without), an account's id.
  package var key: String
  package var currency: Currency
  package var realized = Amount.zero
  package var gross = Amount.zero
  package var fees = Amount.zero
  package var taxes = Amount.zero
  /// Fills that closed something.
  package var trades = 0

  package init(key: String, currency: Currency) {
    self.key = key
    self.currency = currency
  }

  /// Adds a closing.
  package mutating func add(_ closing: Closing) throws(AmountError) {
    try realized += closing.realized
    try gross += closing.gross
    try fees += closing.fees
    try taxes += closing.taxes
    trades += 1
  }
}

extension Grouping {
  /// The keys under which a record counts: one, or one for each of its tags.
  package func keys(of trade: Trade, day: CivilDay) -> [String] {
    switch self {
    case .day: [day.iso]
    case .week: [day.isoWeek.text]
    case .month: [day.civilMonth.iso]
    case .year: [String(day.iso.prefix(4))]
    case .item: [trade.key.item]
    case .tag: trade.tags.isEmpty ? [""] : trade.tags
    case .account: [trade.account.text]
    }
  }
}

extension Figures {
  /// Realized figures by group, in order of key and currency.
  package func totals(by grouping: Grouping) throws(LotError) -> [Total] {
    var sums = Sums<Total>()
    for (closing, row) in zip(closings, closingRows) {
      let trade = trades[row]
      for key in grouping.keys(of: trade, day: closing.day) {
        try LotError.naming(closing.record) { () throws(AmountError) in
          try sums.update(key, trade.currency, Total.init) { (total) throws(AmountError) in try total.add(closing) }
        }
      }
    }
    return sums.ordered
  }

  /// Realized in all, by currency: each closing counts once, however many tags it has.
  package func total() throws(LotError) -> [Currency: Amount] {
    var result: [Currency: Amount] = [:]
    for (closing, row) in zip(closings, closingRows) {
      let currency = trades[row].currency
      result[currency] = try LotError.naming(closing.record) { () throws(AmountError) in
        try (result[currency] ?? .zero) + closing.realized
      }
    }
    return result
  }

  /// Sums of other figures by group: bought amounts, income, open cost.
  package func sums(_ figure: Figure, by grouping: Grouping) throws(LotError) -> [Sum] {
    var sums = Sums<Sum>()
    func add(_ amount: Amount, _ trade: Trade, _ day: CivilDay) throws(LotError) {
      for key in grouping.keys(of: trade, day: day) {
        try LotError.naming(trade.id) { () throws(AmountError) in
          try sums.update(key, trade.currency, Sum.init) { (sum) throws(AmountError) in try sum.amount += amount }
        }
      }
    }
    switch figure {
    case .bought:
      for index in trades.indices where trades[index].kind == .buy {
        let value = try LotError.naming(trades[index].id) { () throws(AmountError) in try trades[index].value() }
        try add(value.amount, trades[index], days[index])
      }
    case .income:
      for line in income { if let trade = trade(line.record) { try add(line.amount, trade, line.day) } }
    case .openCost:
      for position in positions {
        for lot in position.lots {
          guard let trade = trade(lot.record) else { continue }
          let cost = try LotError.naming(trade.id) { () throws(AmountError) in
            try position.side == .long ? lot.cost.paid() : lot.cost.received().negated()
          }
          try add(cost, trade, lot.day)
        }
      }
    }
    return sums.ordered
  }

  /// A figure that can be summed by group.
  package enum Figure: Sendable {
    case bought, income, openCost
  }
}

/// The sum of one figure in one group and currency.
package struct Sum: Hashable, Sendable {
  package var key: String
  package var currency: Currency
  package var amount = Amount.zero

  package init(key: String, currency: Currency) {
    self.key = key
    self.currency = currency
  }
}

/// Rows by key and currency.
private struct Sums<Row> {
  private struct Key: Hashable {
    let key: String
    let currency: Currency
  }
  private var rows: [Key: Row] = [:]

  mutating func update(
    _ key: String, _ currency: Currency, _ make: (String, Currency) -> Row,
    _ change: (inout Row) throws(AmountError) -> Void
  ) throws(AmountError) {
    let place = Key(key: key, currency: currency)
    var row = rows[place] ?? make(key, currency)
    try change(&row)
    rows[place] = row
  }

  var ordered: [Row] {
    rows.sorted { ($0.key.key, $0.key.currency.code) < ($1.key.key, $1.key.currency.code) }.map(\.value)
  }
}
