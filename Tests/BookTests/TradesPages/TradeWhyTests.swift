import Base
import Localization
import TestSupport
import Testing
import Trades

@Suite struct TradeWhyTests {
  /// The figures of the receipt, read from the page as a person reads them.
  private func receipt(_ page: String) throws -> [Amount] {
    let start = try #require(page.firstRange(of: "class=\"receipt\""))
    let text = String(page[start.upperBound...]).prefixBefore("</dl>")
    return try text.matches(of: #/<dd>(?<figure>[^<]*)<\/dd>/#).map { match in
      try Amount(canonical: String(match.figure).replacing(",", with: "").replacing("−", with: "-"))
    }
  }

  @Test(arguments: CostMethod.automatic)
  func `the receipt adds up to the figure that is shown`(method: CostMethod) throws {
    let site = try TradesSite(.en)
    _ = try site.accounts.change(site.account, .init(name: "Main", currency: .usd, method: method), of: site.owner)
    func at(_ day: String) throws -> TradeTime { TradeTime(day: try CivilDay(iso: day)) }
    try site.add(.buy, at("2026-10-14"), 40, at: 66_200) { $0.fee = Amount(397) }
    try site.add(.buy, at("2026-11-06"), 20, at: 68_900) { $0.fee = Amount(206) }
    let sale = try site.add(.sell, at("2026-11-24"), 45, at: 77_300) {
      $0.fee = Amount(521)
      $0.tax = Amount(6261)
    }
    let page = try site.client.get("/trades/\(sale.id.text)/why").text
    let figures = try receipt(page)
    let realized = try #require(sale.closing?.realized)
    #expect(figures.last == realized)
    #expect(try figures[0] + figures[1] == figures[2], "proceeds less cost are the profit before charges")
    #expect(try figures[3..<figures.count - 1].reduce(figures[2]) { try $0 + $1 } == realized)
    if method == .average { #expect(realized.text == "451765.75") }
    #expect(page.contains(method == .average ? "+$451,765.75" : "data-sign=\"up\""))
  }

  @Test func `a record that realized nothing has no such page`() throws {
    let site = try TradesSite()
    let record = try site.add(.buy, TradeTime(day: try CivilDay(iso: "2026-07-04")), 1, at: 5)
    #expect(try site.client.get("/trades/\(record.id.text)/why").status == 404)
  }
}

extension String {
  fileprivate func prefixBefore(_ end: String) -> String {
    firstRange(of: end).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
