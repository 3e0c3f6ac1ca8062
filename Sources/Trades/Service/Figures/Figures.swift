package import Base

/// All figures of a list of trades: what was realized, what came in, what is held, and what is doubtful.
///
/// Computed from the records alone; storage keeps the same values item by item.
package struct Figures: Sendable {
  package let trades: [Trade]
  package let accounts: [TradeAccount]
  package let dayRule: DayRule
  /// The method asked for; nothing where each account's own holds.
  package let method: CostMethod?
  /// In the order of `DayOrder`.
  package private(set) var closings: [Closing] = []
  package private(set) var income: [Income] = []
  package private(set) var positions: [Position] = []
  package private(set) var trips: [RoundTrip] = []
  package private(set) var flags: [FlaggedRecord] = []
  package private(set) var orderDoubts: [OrderDoubt] = []
  package private(set) var unconvertedFees: [UnconvertedFee] = []

  /// The day of each trade by the day rule.
  let days: [CivilDay]
  /// For each closing the number of its trade.
  private(set) var closingRows: [Int] = []
  private let index: TradeIndex

  /// Counts the trades, in whatever order they come.
  package init(
    trades: [Trade], accounts: [TradeAccount], dayRule: DayRule = .origin, method: CostMethod? = nil,
    findsOrderDoubts: Bool = true
  ) throws(LotError) {
    self.trades = trades
    self.accounts = accounts
    self.dayRule = dayRule
    self.method = method
    let places = DayOrder.places(trades, by: dayRule)
    var days = Array(repeating: CivilDay.first, count: trades.count)
    for place in places { days[place.index] = place.day }
    self.days = days
    index = TradeIndex(trades)

    var items = ItemTable(accounts: accounts, method: method)
    let pairs = TransferPairs(trades)
    // Where everything has a time there is nothing to doubt, and nothing to remember for that.
    let keepsFills = findsOrderDoubts && trades.contains { $0.time.moment == nil && $0.kind.movesLots }
    for place in places {
      let row = place.index
      guard trades[row].kind.movesLots else {
        if trades[row].kind.isIncome { income.append(try Income(trades[row], day: place.day)) }
        continue
      }
      let maker = try FillMaker(trades[row], day: place.day)
      for flag in maker.flags { flags.append(FlaggedRecord(record: trades[row].id, flag: flag)) }
      if let fee = maker.unconvertedFee { unconvertedFees.append(fee) }
      guard var fill = maker.fill else { continue }
      if !pairs.isEmpty { fill.pair = pairs.partner(of: fill.record) }
      let item = items.number(of: trades[row])
      try items.books[item].apply(fill)
      if keepsFills { items.fills[item].append(fill) }
      for closing in items.books[item].closings {
        closings.append(closing)
        closingRows.append(row)
      }
      items.books[item].closings.removeAll(keepingCapacity: true)
    }
    try finish(items, findsOrderDoubts: keepsFills)
  }

  private mutating func finish(_ items: ItemTable, findsOrderDoubts: Bool) throws(LotError) {
    for item in items.books.indices {
      let book = items.books[item]
      trips += book.trips
      flags += book.flags
      positions += try LotError.naming(items.firstRecords[item]) { () throws(AmountError) in
        try book.positions(of: items.keys[item])
      }
      guard findsOrderDoubts else { continue }
      let doubts = try OrderDoubts.find(in: items.fills[item], accounts: accounts, received: book.received)
      orderDoubts += doubts
      for doubt in doubts {
        flags += doubt.records.map { FlaggedRecord(record: $0, flag: .orderAmbiguous) }
      }
    }
  }

  /// The record of an id.
  package func trade(_ id: ID) -> Trade? { index.row(of: id).map { trades[$0] } }

  /// The day of a record by the day rule.
  package func day(_ id: ID) -> CivilDay? { index.row(of: id).map { days[$0] } }

  /// The fills of one item, in the order counted.
  package func fills(of key: ItemKey) throws(LotError) -> [Fill] {
    let own = trades.filter { $0.kind.movesLots && $0.key == key }
    let pairs = TransferPairs(own)
    var fills: [Fill] = []
    for place in DayOrder.places(own, by: dayRule) {
      guard var fill = try FillMaker(own[place.index], day: place.day).fill else { continue }
      fill.pair = pairs.partner(of: fill.record)
      fills.append(fill)
    }
    return fills
  }
}

/// The items met so far, each with its book.
private struct ItemTable {
  private struct Name: Hashable {
    let text: String
    let currency: Currency
  }

  let accounts: [TradeAccount]
  let method: CostMethod?
  var keys: [ItemKey] = []
  var books: [LotBook] = []
  var fills: [[Fill]] = []
  var firstRecords: [ID] = []
  private var byKey: [ItemKey: Int] = [:]
  /// By the name as written, so that each spelling is tidied up once.
  private var byName: [Name: Int] = [:]

  init(accounts: [TradeAccount], method: CostMethod?) {
    self.accounts = accounts
    self.method = method
  }

  mutating func number(of trade: Trade) -> Int {
    let name = Name(text: trade.code ?? trade.item, currency: trade.currency)
    if let number = byName[name] { return number }
    let key = trade.key
    let number = byKey[key] ?? keys.count
    if number == keys.count {
      keys.append(key)
      books.append(LotBook(accounts: accounts, method: method))
      fills.append([])
      firstRecords.append(trade.id)
      byKey[key] = number
    }
    byName[name] = number
    return number
  }
}
