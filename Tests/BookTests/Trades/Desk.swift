import Base

@testable import Trades

/// Writes trades down for tests, one line each, in order of entry.
struct Desk {
  private(set) var trades: [Trade] = []
  private(set) var accounts: [TradeAccount]
  private let ids = CountingIDs(after: 100)

  init(_ method: CostMethod = .fifo, shorts: Bool = false, accounts: Int = 1, currency: Currency = .usd) {
    let ids = CountingIDs()
    self.accounts = (0..<accounts).map { _ in
      TradeAccount(id: ids.next(), currency: currency, method: method, allowsShorts: shorts)
    }
  }

  /// Adds a record: on `day` of January 2026, at `hour` where one is given.
  @discardableResult
  mutating func add(
    _ kind: TradeKind, _ quantity: String? = nil, at price: String? = nil, day: Int = 1, hour: Int? = nil,
    account: Int = 0, _ change: (inout Trade) throws -> Void = { _ in }
  ) throws -> ID {
    let date = CivilDay(clamping: 20_453 + day)
    let time =
      hour.map { TradeTime(moment: Moment(instant: Instant(seconds: (date.epochDay * 24 + $0) * 3600), zone: .utc)) }
      ?? TradeTime(day: date)
    var trade = Trade(
      id: ids.next(), account: accounts[account].id, kind: kind, time: time, item: "Item", code: "ITM",
      currency: accounts[account].currency, quantity: try quantity.map { try Fixture.amount($0) },
      price: try price.map { try Fixture.amount($0) }, sequence: trades.count)
    try change(&trade)
    trades.append(trade)
    return trade.id
  }

  mutating func change(_ id: ID, _ change: (inout Trade) -> Void) {
    guard let index = trades.firstIndex(where: { $0.id == id }) else { return }
    change(&trades[index])
  }

  func figures(_ method: CostMethod? = nil) throws -> Figures {
    try Figures(trades: trades, accounts: accounts, method: method)
  }

  func realized(_ method: CostMethod? = nil) throws -> [String] {
    try figures(method).closings.map(\.realized.text)
  }

  /// What is left: `quantity for cost`.
  func left(_ method: CostMethod? = nil) throws -> [String] {
    try figures(method).positions.map { "\($0.quantity) for \($0.cost)" }
  }

  func flags(_ method: CostMethod? = nil) throws -> [TradeFlag] { try figures(method).flags.map(\.flag) }
}
