import Base
import Book
import HTML
import Localization
import TestSupport
import Testing

@testable import Trades

/// The pages as they are drawn for one book of records, in two languages.
@Suite struct TradeSnapshotTests {
  private let bench: TradesBench
  private let sale: TradeRecord

  init() throws {
    bench = try TradesBench()
    try bench.add(.buy, "2026-10-14T00:42:00Z", "40", at: "66200", item: "미르반도체", tags: ["반도체"], fee: "397")
    try bench.add(.buy, "2026-11-06T01:00:00Z", "20", at: "68900", item: "미르반도체", fee: "206")
    var trade = try bench.trade(
      .sell, "2026-11-24T01:42:00Z", "45", at: "77300", item: "미르반도체", tags: ["반도체", "스윙"], fee: "521", tax: "6261")
    trade.memo = "목표가에 닿아 4분의 3을 덜었다."
    sale = try bench.records.add(trade, of: bench.owner)
    try bench.add(.sell, "2026-11-24", "5", at: "8940", item: "누리항공")
    var note = try bench.trade(.memo, "2026-11-24", item: "")
    note.memo = "약속을 지켰다."
    try bench.records.add(note, of: bench.owner)
  }

  private func visitor(_ language: Language) throws -> Visitor {
    let zone = try Zone(named: "Asia/Seoul")
    return Visitor(
      owner: bench.owner, settings: Settings(language: language, zone: zone), words: Words(language),
      now: Moment(instant: bench.house.clock.now(), zone: zone))
  }

  private func expect(
    _ name: String, _ language: Language, _ page: Page, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let parts = [("bar", page.bar), ("content", page.content), ("foot", page.foot), ("overlays", page.overlays)]
    let text = parts.map { "<!-- \($0) -->\n" + $1.pretty() }.joined()
    let here = #filePath
    let folder = String(here.prefix(upTo: here.range(of: "/TradesPages/"))) + "/Snapshots/"
    let path = folder + "trades-\(name).\(language.tag).html"
    #expect(try Golden.difference(text, from: path) == nil, sourceLocation: place)
  }

  @Test(arguments: [Language.ko, .en]) func `the day`(language: Language) throws {
    let model = TradeDayViewModel(records: bench.records, reports: bench.reports)
    let output = try #require(try model.output(sale.day, for: visitor(language)))
    let section = TradeDayView(words: Words(language)).section(output)
    let summary = HTML.text(section.summary ?? "")
    try expect("day", language, Page(title: section.title, bar: summary, place: nil, content: section.content))
  }

  @Test(arguments: [Language.ko, .en]) func `the list`(language: Language) throws {
    var query = TradeListQuery()
    query.filter.from = try CivilDay(iso: "2026-11-01")
    let model = TradeListViewModel(records: bench.records, accounts: bench.accounts)
    let output = try model.output(query, for: visitor(language))
    try expect("list", language, TradeListView(words: Words(language)).page(output))
  }

  @Test(arguments: [Language.ko, .en]) func `a record`(language: Language) throws {
    let model = TradeRecordViewModel(records: bench.records, accounts: bench.accounts)
    let output = try model.output(sale.id, for: visitor(language))
    try expect("record", language, TradeRecordView(words: Words(language)).page(output))
  }

  @Test(arguments: [Language.ko, .en]) func `why it realized what it did`(language: Language) throws {
    let model = TradeWhyViewModel(records: bench.records, reports: bench.reports, accounts: bench.accounts)
    let output = try #require(try model.output(sale.id, for: visitor(language)))
    try expect("why", language, try TradeWhyView(words: Words(language)).page(output))
  }

  @Test(arguments: [Language.ko, .en]) func `the form with something to mend`(language: Language) throws {
    let visitor = try visitor(language)
    var draft = TradeDraft(sale, words: visitor.words, zone: visitor.settings.zone)
    draft[.quantity] = "마흔다섯"
    let model = TradeFormViewModel(records: bench.records, reports: bench.reports, accounts: bench.accounts)
    let output = try model.output(
      .init(draft: draft, base: sale, problems: [TradeProblem(.quantity, .unreadable)]), for: visitor)
    try expect("form", language, TradeFormView(words: visitor.words).page(output))
  }

  @Test(arguments: [Language.ko, .en]) func `two tabs that save one record`(language: Language) throws {
    let words = Words(language)
    let stored = TradeDraft(sale, words: words, zone: .utc)
    var typed = stored
    typed[.price] = "78,000"
    typed[.memo] = ""
    try expect("conflict", language, TradeConflictView(words: words).page(typed: typed, stored: stored))
  }
}

extension String {
  fileprivate func range(of part: String) -> String.Index { firstRange(of: part)?.lowerBound ?? endIndex }
}
