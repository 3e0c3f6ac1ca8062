import Base
import Book
import HTTP
import Localization
import Testing

@testable import Trades

@Suite struct TradeListTests {
  private func visitor(_ bench: TradesBench) throws -> Visitor {
    let zone = try Zone(named: "Asia/Seoul")
    return Visitor(
      owner: bench.owner, settings: Settings(zone: zone), words: Words(.ko),
      now: Moment(instant: bench.house.clock.now(), zone: zone))
  }

  @Test func `filters survive the way through the address`() throws {
    var query = TradeListQuery()
    query.filter.account = try ID(text: "01a22ccc-8602-76ac-bc11-105bf6988a67")
    query.filter.tag = "a & b, 스윙"
    query.filter.kind = .transferOut
    query.filter.from = try CivilDay(iso: "2026-01-01")
    query.filter.to = try CivilDay(iso: "2026-01-31")
    query.filter.text = "ㅅㅅ +1"
    query.filter.flaggedOnly = true
    query.filter.closingOnly = true
    query.cursor = "2026-01-05"
    let request = Request(method: .get, target: query.path, headers: ["host": "localhost"])
    #expect(TradeListQuery(request.query) == query)
  }

  @Test func `a day that is cut by the page still shows all that it realized`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02", "200", at: "1000")
    for _ in 0..<60 { try bench.add(.sell, "2026-03-05", "1", at: "1010") }
    let model = TradeListViewModel(records: bench.records, accounts: bench.accounts)
    let first = try model.output(TradeListQuery(), for: visitor(bench))
    #expect(first.days.map(\.rows.count) == [50])
    #expect(first.days.first?.sums.first?.figures.realized == Amount(600))
    var query = TradeListQuery()
    query.cursor = first.next
    let second = try model.output(query, for: visitor(bench))
    #expect(second.days.map(\.rows.count) == [10, 1])
    #expect(second.days.first?.sums.first?.figures.realized == Amount(600))
    #expect(second.totals == first.totals)
    #expect(second.next == nil)
  }

  @Test func `a day tells its trades in order, its notes, and what it cost`() throws {
    let bench = try TradesBench()
    let model = TradeDayViewModel(records: bench.records, reports: bench.reports)
    let day = try CivilDay(iso: "2026-03-05")
    #expect(try model.output(day, for: visitor(bench)) == nil)
    try bench.add(.buy, "2026-03-05", "10", at: "1000", fee: "10")
    try bench.add(.sell, "2026-03-05T03:00:00Z", "4", at: "1500", tax: "9")
    var note = try bench.trade(.memo, "2026-03-05", item: "")
    note.memo = "기다린다"
    try bench.records.add(note, of: bench.owner)
    let output = try #require(try model.output(day, for: visitor(bench)))
    #expect(output.rows.map(\.record.trade.kind) == [.buy, .sell])
    #expect(output.rows.map { $0.time?.iso } == [nil, "12:00:00"])
    #expect(output.notes.map(\.trade.memo) == ["기다린다"])
    #expect(output.counts.map(\.kind) == [.sell, .buy, .memo])
    #expect(output.charges.map(\.amount) == [Amount(13)])
  }

  @Test func `records whose order is doubtful can be put in order, and the doubt is gone`() throws {
    let bench = try TradesBench(method: .fifo)
    try bench.add(.sell, "2026-05-07", "40", at: "12")
    let dear = try bench.add(.buy, "2026-05-07", "100", at: "11")
    try bench.add(.buy, "2026-05-07", "20", at: "10")
    let model = TradeRecordViewModel(records: bench.records, accounts: bench.accounts)
    let output = try model.output(dear.id, for: visitor(bench))
    #expect(output.order.count == 3)
    #expect(output.order.first?.up == nil)
    let order = try #require(output.order.first?.down)
    try bench.records.reorder(order, on: dear.day, of: bench.owner)
    let after = try bench.records.records(on: dear.day, of: bench.owner)
    #expect(after.map(\.id) == order)
    #expect(after.allSatisfy { !$0.flags.contains(.orderAmbiguous) })
    try bench.expectConsistent()
  }
}
