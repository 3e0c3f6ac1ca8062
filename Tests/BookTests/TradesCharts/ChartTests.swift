import Base
import Book
import Localization
import Testing

@testable import Trades

@Suite struct ChartTests {
  let bench: TradesBench
  let visitor: Visitor

  init() throws {
    bench = try TradesBench()
    visitor = bench.visitor(.ko)
    try TradesBook(house: bench.house).fillDemo(
      of: bench.owner, until: visitor.today, zone: Zone(named: "Asia/Seoul"), language: .ko)
  }

  private var model: TradeChartsViewModel { .init(reports: bench.reports, accounts: bench.accounts) }

  @Test(arguments: TradeChartsQuery.groupings)
  func `bars add up to the stored days and to the list's total`(grouping: Grouping) throws {
    let output = try model.output(TradeChartsQuery(by: grouping), for: visitor)
    let days = try bench.reports.days(from: output.period.first, to: output.period.last, of: bench.owner)
    var filter = TradeFilter()
    filter.from = output.period.first
    filter.to = output.period.last
    let list = try bench.records.totals(filter, of: bench.owner)
    #expect(!output.currencies.isEmpty)
    for charts in output.currencies {
      let bars = try charts.bars.reduce(Amount.zero) { try $0 + $1.realized }
      let stored = try days.reduce(Amount.zero) { try $0 + ($1.figures[charts.currency]?.realized ?? .zero) }
      #expect(bars == stored)
      #expect(bars == charts.total.realized)
      #expect(bars == list[charts.currency]?.realized)
      #expect(charts.items.total == list[charts.currency]?.bought)
    }
  }

  @Test func `each day until today has a bar, also where nothing was closed`() throws {
    let output = try model.output(TradeChartsQuery(by: .day), for: visitor)
    let bars = try #require(output.currencies.first).bars
    #expect(bars.first?.day == output.period.first)
    #expect(bars.last?.day == visitor.today)
    #expect(bars.count == visitor.today.day)
  }

  @Test func `an account's charts hold its own records alone`() throws {
    let dollars = try #require(try bench.accounts.list(of: bench.owner).first { $0.account.currency == .usd })
    let output = try model.output(TradeChartsQuery(by: .year, account: dollars.id), for: visitor)
    #expect(output.currencies.map(\.currency) == [.usd])
  }

  @Test func `a ring has eight parts at most, the small ones together`() throws {
    let slices = (1...12).reversed().map {
      ReportsService.Slice(name: "\($0)", currency: .krw, amount: Amount($0))
    }
    let purchases = try Purchases(slices, total: Amount(78))
    #expect(purchases.parts.count == 8)
    #expect(purchases.parts.last?.name == .others(5))
    #expect(purchases.parts.last?.amount == Amount(15))
    #expect(try Purchases(Array(slices.prefix(8)), total: .one).parts.last?.name == .named("5"))
  }
}
