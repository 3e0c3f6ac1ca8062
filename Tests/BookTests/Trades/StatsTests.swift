import Base
import Testing

@testable import Trades

/// Statistics, totals and explanations of a small book.
struct StatsTests {
  /// +10, −4, −6, 0, +20 on five days, two of them in another month.
  private func desk() throws -> Desk {
    var desk = Desk()
    for (day, (price, tags)) in [
      ("110", ["swing"]), ("96", []), ("94", ["swing", "news"]), ("100", ["news"]), ("120", []),
    ].enumerated() {
      try desk.add(.buy, "1", at: "100", day: day * 10 + 1, hour: 9) { $0.tags = tags }
      try desk.add(.sell, "1", at: price, day: day * 10 + 1, hour: 10) { $0.tags = tags }
    }
    return desk
  }

  @Test func `rates, averages, streaks and the deepest fall`() throws {
    let stats = try #require(try desk().figures().stats().first)
    #expect(stats.count == 5)
    #expect(stats.total == Amount(20))
    #expect(stats.winRate?.text(digits: 2) == "0.40")
    #expect(stats.profitFactor?.text(digits: 2) == "3.00")
    #expect(stats.payoff?.text(digits: 2) == "3.00")
    #expect(stats.expectancy == Amount(4))
    #expect(stats.averageGain == Amount(15))
    #expect(stats.averageLoss == Amount(5))
    #expect(stats.longestGains == 1)
    #expect(stats.longestLosses == 2)
    #expect(stats.drawdown == Amount(10))
    #expect(stats.drawdownFrom?.iso == "2026-01-01")
    #expect(stats.drawdownTo?.iso == "2026-01-21")
    #expect(stats.best?.realized == Amount(20))
    #expect(stats.worst?.realized == Amount(-6))
  }

  @Test func `with nothing closed there is nothing to divide by`() throws {
    let stats = try Stats([], currency: .usd)
    #expect(stats.winRate == nil)
    #expect(stats.profitFactor == nil)
    #expect(stats.expectancy == nil)
  }

  @Test func `a record with two tags counts under both, and once in all`() throws {
    let figures = try desk().figures()
    let totals = try figures.totals(by: .tag).map { "\($0.key) \($0.realized) \($0.trades)" }
    #expect(totals == [" 16 2", "news -6 2", "swing 4 2"])
    #expect(try figures.total() == [.usd: Amount(20)])
    #expect(try figures.totals(by: .week).map(\.key) == ["2026-W01", "2026-W02", "2026-W04", "2026-W05", "2026-W07"])
    #expect(try figures.totals(by: .month).map { "\($0.key) \($0.realized)" } == ["2026-01 0", "2026-02 20"])
  }

  @Test func `the matches of an explanation add up to its figure`() throws {
    var desk = Desk(.fifo)
    let first = try desk.add(.buy, "10", at: "10", day: 1) { $0.fee = Amount(5) }
    let second = try desk.add(.buy, "10", at: "12", day: 2)
    let sale = try desk.add(.sell, "15", at: "20", day: 3) { ($0.fee, $0.tax) = (Amount(2), Amount(3)) }
    let explanation = try #require(try desk.figures().explanation(of: sale))
    #expect(explanation.closing.matches.map(\.record) == [first, second])
    #expect(explanation.closing.matches.map(\.quantity) == [Amount(10), Amount(5)])
    #expect(explanation.closing.matches.map(\.opened.value) == [Amount(100), Amount(60)])
    #expect(explanation.closing.matches.map(\.opened.fee) == [Amount(5), .zero])
    #expect(explanation.steps == [])
    #expect(explanation.closing.gross == Amount(140))
    #expect(explanation.closing.realized == Amount(130))
    #expect(try desk.figures().explanation(of: first) == nil)
  }

  @Test func `the steps of an average lead from nothing to the holding before the sale`() throws {
    var desk = Desk(.average)
    try desk.add(.buy, "5", at: "1", day: 1)
    try desk.add(.sell, "5", at: "2", day: 2)
    try desk.add(.buy, "10", at: "10", day: 3) { $0.fee = Amount(5) }
    try desk.add(.sell, "4", at: "20", day: 4)
    try desk.add(.split, day: 5) { ($0.new, $0.old) = (Amount(2), .one) }
    try desk.add(.buy, "4", at: "10", day: 6)
    let sale = try desk.add(.sell, "8", at: "20", day: 7)
    let explanation = try #require(try desk.figures().explanation(of: sale))
    #expect(
      explanation.steps.map { "\($0.kind) \($0.quantity) \($0.cost) → \($0.held) \($0.heldCost)" } == [
        "buy 10 105 → 10 105", "sell -4 -42 → 6 63", "split 6 0 → 12 63", "buy 4 40 → 16 103",
      ])
    #expect(explanation.closing.realized.text == "108.5")
  }
}
