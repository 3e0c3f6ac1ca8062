package import Base

/// All figures of a list of trades: what was realized, what came in, what is held, and what is doubtful.
///
/// Computed from the records alone; storage keeps the same values item by item.
package struct Figures: Sendable {
  package let dayRule: DayRule
  /// The method asked for; nothing where each account's own holds.
  package let method: CostMethod?
  /// In order of days; within a day in the order counted.
  package private(set) var closings: [Closing] = []
  package private(set) var income: [Income] = []
  package private(set) var positions: [Position] = []
  package private(set) var trips: [RoundTrip] = []
  package private(set) var flags: [FlaggedRecord] = []
  package private(set) var orderDoubts: [OrderDoubt] = []
  package private(set) var unconvertedFees: [UnconvertedFee] = []

  let trades: [Trade]
  let days: [CivilDay]
  let accounts: [TradeAccount]
  /// The fills of each item, in the order counted.
  private(set) var fills: [ItemKey: [Fill]] = [:]
  private let rows: [ID: Int]

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
    rows = Dictionary(trades.indices.lazy.map { (trades[$0].id, $0) }) { first, _ in first }

    var items: [ItemKey] = []
    let pairs = TransferPairs(trades)
    for place in places {
      let trade = trades[place.index]
      guard trade.kind.movesLots else {
        if trade.kind.isIncome { income.append(try Income(trade, day: place.day)) }
        continue
      }
      let maker = try FillMaker(trade, day: place.day)
      flags += maker.flags.map { FlaggedRecord(record: trade.id, flag: $0) }
      if let fee = maker.unconvertedFee { unconvertedFees.append(fee) }
      guard var fill = maker.fill else { continue }
      if !pairs.isEmpty { fill.pair = pairs.partner(of: trade) }
      let key = trade.key
      if fills[key] == nil { items.append(key) }
      fills[key, default: []].append(fill)
    }
    for key in items { try count(fills[key] ?? [], of: key, findsOrderDoubts) }
    if items.count > 1 {
      let order = Dictionary(uniqueKeysWithValues: places.enumerated().map { (trades[$0.element.index].id, $0.offset) })
      closings.sort { (order[$0.record] ?? 0) < (order[$1.record] ?? 0) }
    }
  }

  private mutating func count(_ fills: [Fill], of key: ItemKey, _ findsOrderDoubts: Bool) throws(LotError) {
    var book = LotBook(accounts: accounts, method: method)
    for fill in fills { try book.apply(fill) }
    closings += book.closings
    trips += book.trips
    flags += book.flags
    guard let last = fills.last else { return }
    positions += try LotError.naming(last.record) { () throws(AmountError) in try book.positions(of: key) }
    guard findsOrderDoubts else { return }
    let doubts = try OrderDoubts.find(in: fills, accounts: accounts, received: book.received)
    orderDoubts += doubts
    flags += doubts.flatMap { doubt in doubt.records.map { FlaggedRecord(record: $0, flag: .orderAmbiguous) } }
  }

  /// The record of an id.
  package func trade(_ id: ID) -> Trade? { rows[id].map { trades[$0] } }

  /// The day of a record by the day rule.
  package func day(_ id: ID) -> CivilDay? { rows[id].map { days[$0] } }
}

/// Which halves of transfers belong together, whichever of them names the other.
private struct TransferPairs {
  private var partners: [ID: ID] = [:]

  var isEmpty: Bool { partners.isEmpty }

  init(_ trades: [Trade]) {
    for trade in trades {
      guard let pair = trade.pair else { continue }
      partners[trade.id] = pair
      partners[pair] = trade.id
    }
  }

  func partner(of trade: Trade) -> ID? { partners[trade.id] }
}
