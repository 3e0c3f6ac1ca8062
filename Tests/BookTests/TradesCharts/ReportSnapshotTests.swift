import Base
import Book
import HTML
import Localization
import TestSupport
import Testing

@testable import Trades

/// The pages of reports and accounts as they are written, in two languages.
@Suite struct ReportSnapshotTests {
  private static let languages: [Language] = [.ko, .th]

  private func bench() throws -> TradesBench {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-04-02", "10", at: "1000", tags: ["스윙", "반도체"], fee: "10")
    try bench.add(.buy, "2026-04-03", "10", at: "2000", item: "누리항공")
    try bench.add(.sell, "2026-04-06", "4", at: "1500", fee: "6", tax: "9")
    try bench.add(.sell, "2026-04-10", "10", at: "1900", item: "누리항공")
    return bench
  }

  private func difference(_ name: String, _ page: Page, _ language: Language) throws -> String? {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    return try Golden.difference(
      HTML {
        page.bar; page.content; page.foot
      }.pretty(), from: "\(folder)/Snapshots/trades-\(name).\(language.tag).html")
  }

  @Test(arguments: languages)
  func `positions`(language: Language) throws {
    let bench = try bench()
    let output = try TradePositionsViewModel(reports: bench.reports, accounts: bench.accounts)
      .output(for: bench.visitor(language))
    #expect(try difference("positions", TradePositionsView(words: Words(language)).page(output), language) == nil)
  }

  @Test(arguments: languages)
  func `charts`(language: Language) throws {
    let bench = try bench()
    let output = try TradeChartsViewModel(reports: bench.reports, accounts: bench.accounts)
      .output(TradeChartsQuery(by: .week), for: bench.visitor(language))
    #expect(try difference("charts", TradeChartsView(words: Words(language)).page(output), language) == nil)
  }

  @Test(arguments: languages)
  func `statistics`(language: Language) throws {
    let bench = try bench()
    let output = try TradeStatsViewModel(reports: bench.reports).output(.all, for: bench.visitor(language))
    #expect(try difference("stats", TradeStatsView(words: Words(language)).page(output), language) == nil)
  }

  @Test(arguments: languages)
  func `an account whose name is taken`(language: Language) throws {
    let bench = try bench()
    let output = try TradeAccountViewModel(accounts: bench.accounts).output(
      .init(
        id: bench.account, form: TradeAccountForm(TradeAccount(id: bench.account, name: "계좌", currency: .krw)),
        isNameTaken: true),
      for: bench.visitor(language))
    #expect(try difference("account", TradeAccountView(words: Words(language)).page(output), language) == nil)
  }
}
