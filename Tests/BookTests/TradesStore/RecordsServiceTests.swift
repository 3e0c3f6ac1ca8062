import Base
import Book
import Store
import Testing
import Trades

@Suite struct RecordsServiceTests {
  @Test func `a sale realizes on its day, and days before and after are left alone`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02", "10", at: "1000", fee: "10")
    try bench.add(.sell, "2026-03-05", "4", at: "1500", tax: "9")
    #expect(try bench.realized() == ["2026-03-05": "1987"])
    try bench.expectConsistent()
  }

  @Test func `a record entered late changes what follows it`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02", "10", at: "1000")
    try bench.add(.sell, "2026-03-05", "10", at: "1500")
    try bench.add(.buy, "2026-03-03", "10", at: "2000")
    #expect(try bench.realized() == ["2026-03-05": "0"])
    try bench.expectConsistent()
  }

  @Test func `what goes to the bin leaves the figures, and comes back with them`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02", "10", at: "1000", tags: ["장투"])
    let sale = try bench.add(.sell, "2026-03-05", "10", at: "1500")
    try bench.records.bin([sale.id], of: bench.owner)
    #expect(try bench.realized() == [:])
    #expect(try bench.records.binned(of: bench.owner).map(\.id) == [sale.id])
    try bench.expectConsistent()
    try bench.records.restore([sale.id], of: bench.owner)
    #expect(try bench.realized() == ["2026-03-05": "5000"])
    try bench.expectConsistent()
  }

  @Test func `of two who save one record, the second is told`() throws {
    let bench = try TradesBench()
    let record = try bench.add(.buy, "2026-03-02", "10", at: "1000")
    var first = record.trade
    first.memo = "one"
    let saved = try bench.records.change(first, version: record.version, of: bench.owner)
    var second = record.trade
    second.memo = "two"
    #expect(throws: TradesError.changedMeanwhile(saved)) {
      try bench.records.change(second, version: record.version, of: bench.owner)
    }
  }

  @Test func `an item is found by name, code and initial consonants, the most recent first`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02", "10", at: "1000", item: "삼성전자")
    try bench.add(.buy, "2026-03-03", "10", at: "1000", item: "삼성물산")
    let names = { (text: String) in try bench.records.suggestItems(text, of: bench.owner).map(\.name) }
    #expect(try names("삼성") == ["삼성물산", "삼성전자"])
    #expect(try names("ㅅㅅㅈ") == ["삼성전자"])
    #expect(try names("") == ["삼성물산", "삼성전자"])
  }

  @Test func `the list goes on from page to page, and words look into item, tag and memo`() throws {
    let bench = try TradesBench()
    for day in 1...9 { try bench.add(.buy, "2026-03-0\(day)", "1", at: "1000", tags: day == 4 ? ["장투"] : []) }
    var memo = try bench.trade(.memo, "2026-03-10", item: "")
    memo.memo = "쉬기로 했다"
    try bench.records.add(memo, of: bench.owner)
    var seen: [String] = []
    var cursor: String?
    repeat {
      let page = try bench.records.list(TradeFilter(), after: cursor, limit: 4, of: bench.owner)
      seen += page.records.map(\.day.iso)
      cursor = page.next
    } while cursor != nil
    #expect(seen == (1...10).reversed().map { $0 < 10 ? "2026-03-0\($0)" : "2026-03-\($0)" })
    var filter = TradeFilter()
    filter.text = "ㅅㅅ 장투"
    #expect(try bench.records.list(filter, of: bench.owner).records.map(\.day.iso) == ["2026-03-04"])
    filter.text = "했다"
    #expect(try bench.records.list(filter, of: bench.owner).records.map(\.day.iso) == ["2026-03-10"])
  }

  @Test func `rows without a time can be ordered by hand, and the figures follow`() throws {
    let bench = try TradesBench(method: .fifo)
    let sale = try bench.add(.sell, "2026-05-07", "40", at: "12")
    let dear = try bench.add(.buy, "2026-05-07", "100", at: "11")
    let cheap = try bench.add(.buy, "2026-05-07", "20", at: "10")
    #expect(try bench.realized() == ["2026-05-07": "40"])
    #expect(try bench.reports.flagged(from: dear.day, to: dear.day, of: bench.owner).count == 3)
    try bench.records.reorder([cheap.id, dear.id, sale.id], on: dear.day, of: bench.owner)
    #expect(try bench.realized() == ["2026-05-07": "60"])
    #expect(try bench.records.records(on: dear.day, of: bench.owner).map(\.id) == [cheap.id, dear.id, sale.id])
    try bench.expectConsistent()
  }

  @Test func `a transfer to another account carries its lots, and goes to the bin as one`() throws {
    let bench = try TradesBench(method: .fifo)
    let other = try bench.accounts.create(.init(name: "다른 계좌", currency: .krw, method: .fifo), of: bench.owner)
    try bench.add(.buy, "2026-03-02", "10", at: "1000")
    var out = try bench.trade(.transferOut, "2026-03-03", "10")
    out.to = other.id
    let sent = try bench.records.add(out, of: bench.owner)
    var sale = try bench.trade(.sell, "2026-03-04", "10", at: "1200")
    sale.account = other.id
    try bench.records.add(sale, of: bench.owner)
    #expect(try bench.realized() == ["2026-03-04": "2000"])
    try bench.expectConsistent()
    try bench.records.bin([sent.id], of: bench.owner)
    #expect(try bench.records.binned(of: bench.owner).count == 2)
    try bench.expectConsistent()
  }

  @Test func `another day rule moves what has a time, and nothing that has a plain date`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02T00:30:00Z", "10", at: "1000")
    try bench.add(.sell, "2026-03-05T00:30:00Z", "5", at: "1500")
    try bench.add(.sell, "2026-03-06", "5", at: "1500")
    #expect(try bench.realized() == ["2026-03-05": "2500", "2026-03-06": "2500"])
    let rule = try DayRule(text: "America/New_York")
    try bench.house.database.write { try bench.derivation.setDayRule(rule, of: bench.owner, in: $0) }
    #expect(try bench.realized() == ["2026-03-04": "2500", "2026-03-06": "2500"])
    try bench.expectConsistent()
  }

  @Test func `nobody sees another's records`() throws {
    let bench = try TradesBench()
    let record = try bench.add(.buy, "2026-03-02", "10", at: "1000", tags: ["장투"])
    let stranger = bench.house.ids.next()
    #expect(try bench.records.list(TradeFilter(), of: stranger).records == [])
    #expect(try bench.records.suggestItems("삼성", of: stranger) == [])
    #expect(try bench.records.tags(of: stranger) == [])
    #expect(try bench.accounts.list(of: stranger) == [])
    #expect(throws: TradesError.unknownRecord(record.id)) { try bench.records.record(record.id, of: stranger) }
    #expect(throws: TradesError.unknownRecord(record.id)) { try bench.records.bin([record.id], of: stranger) }
  }

  @Test func `a change raises the version of its month and of no other`() throws {
    let bench = try TradesBench()
    let march = try CivilMonth(iso: "2026-03")
    let april = try CivilMonth(iso: "2026-04")
    try bench.add(.buy, "2026-03-02", "10", at: "1000")
    let before = try bench.reports.version(of: march, owner: bench.owner)
    try bench.add(.sell, "2026-04-02", "5", at: "1500")
    #expect(try bench.reports.version(of: march, owner: bench.owner) == before)
    #expect(try bench.reports.version(of: april, owner: bench.owner) == 1)
  }

  @Test func `every field that cannot be is named`() throws {
    let bench = try TradesBench()
    var trade = try bench.trade(.sell, "2026-03-02", item: "")
    trade.multiplier = .zero
    #expect(
      throws: TradesError.invalid([
        TradeProblem(.quantity, .missing), TradeProblem(.price, .missing), TradeProblem(.item, .missing),
        TradeProblem(.multiplier, .mustBePositive),
      ])
    ) { try bench.records.add(trade, of: bench.owner) }
  }
}
