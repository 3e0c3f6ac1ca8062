package import Base
import Book
import Store

extension ReportsService {
  /// What profit to tell, and how to group it.
  package struct ProfitQuery: Equatable, Sendable {
    package var grouping: Grouping
    package var from: CivilDay?
    package var to: CivilDay?
    /// Instead of each account's own.
    package var method: CostMethod?
    /// Instead of the owner's.
    package var dayRule: DayRule?

    package init(
      by grouping: Grouping = .day, from: CivilDay? = nil, to: CivilDay? = nil, method: CostMethod? = nil,
      dayRule: DayRule? = nil
    ) {
      self.grouping = grouping
      self.from = from
      self.to = to
      self.method = method
      self.dayRule = dayRule
    }

    var days: ClosedRange<CivilDay> {
      let first = from ?? .first
      return first...max(first, to ?? .last)
    }
  }

  /// Realized profit by group, and in all: there each closing counts once.
  package struct Profit: Equatable, Sendable {
    package var method: CostMethod?
    package var dayRule: DayRule
    package var rows: [Total]
    package var total: [Currency: Amount]
  }

  /// Realized profit: from stored figures, or reckoned anew where another method or day rule is asked for.
  package func profit(_ query: ProfitQuery, of owner: ID) throws -> Profit {
    try house.database.read { connection in
      let rule = try OwnerRepository(connection, owner: owner).dayRule()
      var sums = ProfitSums(query.grouping)
      if query.method == nil, query.dayRule ?? rule == rule {
        try sumStored(query, into: &sums, owner, connection)
      } else {
        return try Profit(figures(query.method, query.dayRule ?? rule, owner, connection), query)
      }
      return Profit(method: query.method, dayRule: query.dayRule ?? rule, rows: sums.rows, total: sums.total)
    }
  }

  private func sumStored(
    _ query: ProfitQuery, into sums: inout ProfitSums, _ owner: ID, _ connection: any Connection
  ) throws {
    switch query.grouping {
    case .day, .week, .month, .year, .account:
      let rows = try DayRepository(connection, owner: owner).figures(
        from: query.days.lowerBound, to: query.days.upperBound)
      for (key, figures) in rows where figures.closings > 0 { try sums.add(figures, key) }
    case .item, .tag:
      try eachClosing(of: query.days, owner, connection) { record, closing in try sums.add(record, closing) }
    }
  }

  /// The closing records of a range with what they realized, in their order.
  func eachClosing(
    of days: ClosedRange<CivilDay>, _ owner: ID, _ connection: any Connection,
    _ body: (TradeRecord, ClosingFigures) throws -> Void
  ) throws {
    try RecordReader(connection, owner: owner).each(
      """
      where r.owner = $1 and r.place >= $2 and r.place < $3 and r.binned_at is null and r.closed is not null
      order by r.place
      """, [.uuid(owner), .text(Place.start(of: days.lowerBound)), .text(Place.end(of: days.upperBound))],
      parts: .tags
    ) { record in
      if let closing = record.closing { try body(record, closing) }
    }
  }

  /// All figures of an owner reckoned from the records alone.
  func figures(
    _ method: CostMethod?, _ rule: DayRule, _ owner: ID, _ connection: any Connection, findsOrderDoubts: Bool = false
  ) throws -> Figures {
    var trades: [Trade] = []
    try RecordReader(connection, owner: owner).each(
      "where r.owner = $1 and r.binned_at is null order by r.place", [.uuid(owner)]
    ) { trades.append($0.trade) }
    let accounts = try AccountRepository(connection, owner: owner).all().map(\.account)
    do {
      return try Figures(
        trades: trades, accounts: accounts, dayRule: rule, method: method, findsOrderDoubts: findsOrderDoubts)
    } catch {
      throw TradesError.overflow(record: error.record)
    }
  }
}

extension ReportsService.Profit {
  /// Realized profit of figures that were reckoned anew.
  init(_ figures: Figures, _ query: ReportsService.ProfitQuery) throws {
    var sums = ProfitSums(query.grouping)
    let days = query.days
    // Closings come by day, so that most of them only add to the one before.
    var run: (key: DayKey, figures: DayFigures)?
    for number in figures.closings.indices where days.contains(figures.closings[number].day) {
      let row = figures.closingRows[number]
      if query.grouping == .item || query.grouping == .tag {
        try sums.add(figures.closings[number], figures.trades[row])
        continue
      }
      let key = DayKey(
        day: figures.closings[number].day, account: figures.closings[number].account,
        currency: figures.trades[row].currency)
      if run?.key != key {
        if let run { try sums.add(run.figures, run.key) }
        run = (key, DayFigures())
      }
      try run?.figures.add(figures.closings[number])
    }
    if let run { try sums.add(run.figures, run.key) }
    self.init(method: query.method, dayRule: figures.dayRule, rows: sums.rows, total: sums.total)
  }
}

/// Sums realized profit by group and currency.
private struct ProfitSums {
  private struct Key: Hashable {
    var key: String
    var currency: Currency
  }

  private let grouping: Grouping
  private var sums: [Key: Total] = [:]
  private(set) var total: [Currency: Amount] = [:]

  init(_ grouping: Grouping) { self.grouping = grouping }

  /// By key, then currency.
  var rows: [Total] {
    sums.values.sorted { ($0.key, $0.currency.code) < ($1.key, $1.currency.code) }
  }

  mutating func add(_ figures: DayFigures, _ key: DayKey) throws {
    let text =
      switch grouping {
      case .week: key.day.isoWeek.text
      case .month: key.day.civilMonth.iso
      case .year: String(key.day.iso.prefix(4))
      case .account: key.account.text
      case .day, .item, .tag: key.day.iso
      }
    try add(
      ClosingFigures(
        quantity: .zero, gross: figures.gross, fees: figures.fees, taxes: figures.taxes, realized: figures.realized),
      count: figures.closings, keys: [text], key.currency)
  }

  mutating func add(_ record: TradeRecord, _ closing: ClosingFigures) throws {
    try add(closing, count: 1, keys: grouping.keys(of: record.trade, day: record.day), record.trade.currency)
  }

  mutating func add(_ closing: Closing, _ trade: Trade) throws {
    try add(ClosingFigures(closing), count: 1, keys: grouping.keys(of: trade, day: closing.day), trade.currency)
  }

  private mutating func add(_ closing: ClosingFigures, count: Int, keys: [String], _ currency: Currency) throws {
    total[currency] = try (total[currency] ?? .zero) + closing.realized
    for key in keys {
      var sum = sums[Key(key: key, currency: currency)] ?? Total(key: key, currency: currency)
      try sum.realized += closing.realized
      try sum.gross += closing.gross
      try sum.fees += closing.fees
      try sum.taxes += closing.taxes
      sum.trades += count
      sums[Key(key: key, currency: currency)] = sum
    }
  }
}

extension ClosingFigures {
  init(_ closing: Closing) {
    self.init(
      quantity: closing.quantity, gross: closing.gross, fees: closing.fees, taxes: closing.taxes,
      realized: closing.realized)
  }
}

extension DayFigures {
  fileprivate mutating func add(_ closing: Closing) throws(AmountError) {
    try realized += closing.realized
    try gross += closing.gross
    try fees += closing.fees
    try taxes += closing.taxes
    closings += 1
  }
}
