import Base
package import Book

/// Reckons the figures of a file from the file alone: nothing is stored and nothing is opened.
package struct ReplayService: Sendable {
  private let options: ImportOptions

  package init(_ options: ImportOptions) { self.options = options }

  /// What a file's trades come to; nil where it is a table whose columns must be named first.
  package func replay(_ file: ImportFile, _ query: ReportsService.ProfitQuery) throws -> Replay? {
    // These ids are never stored: they only tell the rows apart.
    let ids = CountingIDs()
    guard
      case .reading(var reading) = try ImportService.read(file, options: options, blankID: ids.next(), keepsRows: false)
    else { return nil }
    let (trades, accounts) = settled(&reading, ids)
    do {
      let figures = try Figures(
        trades: trades, accounts: accounts, dayRule: query.dayRule ?? .origin, method: query.method,
        findsOrderDoubts: false)
      return Replay(
        accounts: accounts, items: query.grouping == .item ? Self.items(of: trades) : [],
        profit: try ReportsService.Profit(figures, query))
    } catch let error as LotError {
      let lines = reading.bareLines + reading.trades.map(\.line)
      let line = trades.firstIndex { $0.id == error.record }.map { lines[$0] }
      throw ImportError.refused(reason: "number_too_large", line: line)
    }
  }

  /// The trades with ids, accounts and places in the order of entry.
  private func settled(_ reading: inout FileReading, _ ids: CountingIDs) -> ([Trade], [TradeAccount]) {
    let isReversed = reading.isNewestFirst
    let accounts = Accounts(reading, ids)
    var trades = reading.takeBareTrades()
    for number in trades.indices { trades[number].account = accounts.all[0].id }
    for read in reading.trades {
      var trade = read.trade
      trade.account = accounts.id(for: read)
      trade.to = read.own?.to.flatMap(accounts.id(named:))
      if let id = read.own?.id { trade.id = id }
      trades.append(trade)
    }
    for number in trades.indices {
      if trades[number].id == reading.blankID { trades[number].id = ids.next() }
      trades[number].sequence = isReversed ? trades.count - number : number
    }
    return (trades, accounts.all)
  }

  private static func items(of trades: [Trade]) -> [TradeItem] {
    var seen: Set<ItemKey> = []
    return trades.filter { $0.kind.movesLots && seen.insert($0.key).inserted }.map { trade in
      TradeItem(
        id: trade.id, name: trade.item, code: trade.code, isin: trade.isin, currency: trade.currency,
        multiplier: trade.multiplier, lastDay: trade.time.day)
    }
  }

  /// The answer, with what is needed to word it.
  package struct Replay: Sendable {
    package let accounts: [TradeAccount]
    package let items: [TradeItem]
    package let profit: ReportsService.Profit
  }

  /// The accounts that an import of the file would create.
  private struct Accounts {
    private(set) var all: [TradeAccount] = []
    private var byName: [String: ID] = [:]
    private let isOne: Bool

    init(_ reading: FileReading, _ ids: CountingIDs) {
      let options = reading.options
      isOne = options.account != nil
      var main =
        reading.trades.first?.own?.account
        ?? TradeAccount(
          id: reading.blankID, currency: reading.bareTrades.first?.currency ?? reading.home.currency,
          allowsShorts: reading.home.shorts)
      if let name = options.account { main.name = name }
      add(main, ids, options)
      for account in reading.trades.lazy.compactMap(\.own?.account) where !isOne { add(account, ids, options) }
    }

    private mutating func add(_ account: TradeAccount, _ ids: CountingIDs, _ options: ImportOptions) {
      guard byName[account.name] == nil else { return }
      var account = account
      account.id = ids.next()
      if let shorts = options.shorts { account.allowsShorts = shorts }
      if let method = options.method.flatMap(CostMethod.init) { account.method = method }
      byName[account.name] = account.id
      all.append(account)
    }

    func id(for read: ReadTrade) -> ID {
      guard !isOne, let own = read.own else { return all[0].id }
      return byName[own.account.name] ?? all[0].id
    }

    func id(named name: String) -> ID? { byName[name] }
  }
}
