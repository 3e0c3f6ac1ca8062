import Base
import HTTP
import Testing

@testable import Trades

@Suite struct ReportPeriodTests {
  private func period(_ from: String, _ to: String) throws -> ReportPeriod {
    try .days(CivilDay(iso: from), CivilDay(iso: to))
  }

  @Test func `a month, a year and the weeks of a year are known by their days`() throws {
    #expect(try period("2026-11-01", "2026-11-30").span == .month(#require(CivilMonth(year: 2026, month: 11))))
    #expect(try period("2026-01-01", "2026-12-31").span == .year(2026))
    #expect(try period("2025-12-29", "2027-01-03").span == .weeks(2026))
    #expect(try period("2026-11-01", "2026-11-29").span == .days)
  }

  @Test func `days are put in order, and their neighbours are as long`() throws {
    let period = try period("2026-11-10", "2026-11-01")
    #expect(period.first.iso == "2026-11-01")
    #expect(period.neighbour(-1)?.first.iso == "2026-10-22")
    #expect(period.neighbour(1)?.last.iso == "2026-11-20")
    #expect(ReportPeriod.all.neighbour(1) == nil)
  }

  @Test func `the years' ends have no neighbour`() {
    #expect(ReportPeriod.year(9999).neighbour(1) == nil)
    #expect(ReportPeriod.weeks(1).neighbour(-1) == nil)
  }

  @Test func `each grouping has days that suit it, and what cannot be read is left out`() throws {
    let today = try CivilDay(iso: "2026-11-30")
    func span(_ pairs: (String, String)...) -> ReportPeriod.Span {
      TradeChartsQuery(Fields(pairs)).period(today: today).span
    }
    #expect(span(("by", "week")) == .weeks(2026))
    #expect(span(("by", "month")) == .year(2026))
    #expect(span(("by", "year")) == .all)
    #expect(span(("by", "item")) == .month(today.civilMonth))
    #expect(span(("by", "nonsense"), ("from", "2026-13-01")) == .month(today.civilMonth))
    #expect(span(("from", "2026-01-01"), ("to", "2026-12-31")) == .year(2026))
  }
}
