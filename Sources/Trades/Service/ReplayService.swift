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
    guard case .reading(let reading) = try ImportService.read(file, options: options, blankID: ids.next()) else {
      return nil
    }
    let accounts = Accounts(reading, ids)
    let isReversed = reading.isNewestFirst
    let trades = reading.trades.enumerated().map { number, read in
      var trade = read.trade
      trade.id = read.own?.id ?? ids.next()
      trade.account = accounts.id(for: read)
      trade.to = read.own?.to.flatMap(accounts.id(named:))
      trade.sequence = isReversed ? reading.trades.count - number : number
      return trade
    }
    do {
      let figures = try Figures(
        trades: trades, accounts: accounts.all, dayRule: query.dayRule ?? .origin, method: query.method,
        findsOrderDoubts: false)
      return Replay(
        accounts: accounts.all, items: query.grouping == .item ? Self.items(of: trades) : [],
        profit: try ReportsService.Profit(figures, query))
    } catch let error as LotError {
      throw ImportError.refused(
        reason: "number_too_large", line: trades.firstIndex { $0.id == error.record }.map { reading.trades[$0].line })
    }
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
      let first = reading.trades.first
      var main =
        first?.own?.account
        ?? TradeAccount(
          id: reading.blankID, currency: first?.trade.currency ?? reading.home.currency,
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
