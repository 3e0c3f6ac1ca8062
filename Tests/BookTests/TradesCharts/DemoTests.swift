import Base
import Book
import Localization
import Testing

@testable import Trades

@Suite struct DemoTests {
  private func filled(_ language: Language = .ko, until today: String = "2026-11-30") throws -> TradesBench {
    let bench = try TradesBench()
    try TradesBook(house: bench.house).fillDemo(
      of: bench.owner, until: CivilDay(iso: today), zone: Zone(named: "Asia/Seoul"), language: language)
    return bench
  }

  private func trades(_ bench: TradesBench) throws -> [Trade] {
    var trades: [Trade] = []
    try bench.records.each(of: bench.owner) { trades.append($0.trade) }
    return trades
  }

  @Test func `the same day has the same records, and their figures are right`() throws {
    let bench = try filled()
    let trades = try trades(bench)
    #expect(try trades == self.trades(filled()))
    #expect((900...1500).contains(trades.count))
    #expect(trades.map(\.time.day).max()?.iso == "2026-11-30")
    try bench.expectConsistent()
  }

  @Test func `every side of the book has something to show`() throws {
    let bench = try filled()
    let kinds = Set(try trades(bench).map(\.kind))
    #expect(kinds.isSuperset(of: [.buy, .sell, .memo, .dividend, .interest, .deposit, .exchange, .split, .transferIn]))
    var flags: FlagSet = []
    try bench.records.each(of: bench.owner) { flags.formUnion($0.flags) }
    #expect(flags.contains(.orderAmbiguous) && flags.contains(.costUnknown))
    #expect(!flags.contains(.oversold))
    let stats = try bench.reports.statistics(of: bench.owner)
    #expect(stats.map(\.currency.code) == ["KRW", "USD"])
    #expect(stats.allSatisfy { $0.longestLosses >= 3 })
    let month = try bench.reports.days(
      from: CivilDay(iso: "2026-11-01"), to: CivilDay(iso: "2026-11-30"), of: bench.owner)
    #expect(month.count >= 15)
  }

  @Test(arguments: Language.allCases)
  func `the records speak the person's language`(language: Language) throws {
    let bench = try filled(language)
    let words = Words(language)
    let names = Set(try trades(bench).map(\.item))
    #expect(names.contains(words("trades.demo.item.chips")))
  }
}
