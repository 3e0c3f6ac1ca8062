import Base
import Book
import HTML
import Testing

@testable import Calendar

@Suite struct DayViewModelTests {
  @Test func `a day has the sums and the sections of all books that have something to show`() throws {
    let day = try CivilDay(iso: "2026-04-08")
    var first = MarkBook()
    try first.mark("2026-04-08", "2", net: "1")
    try first.mark("2026-04-09", "5", net: "5")
    first.sections[day] = DaySection(
      title: "매매", addPath: "/add", addLabel: "추가", summary: "매도 1건", content: p { "내용" })
    var second = MarkBook()
    try second.mark("2026-04-08", "30", net: "30")
    let output = try DayViewModel(books: [first, second]).output(day, for: .test())
    #expect(output.totals.map(\.net.text) == ["31"])
    #expect(output.totals.map(\.gross.text) == ["32"])
    #expect(output.summaries == ["매도 1건"])
    #expect(output.sections.map(\.title) == ["매매"])
    #expect(output.sections.map(\.addPath) == ["/add"])
  }

  @Test func `a day without anything has no section`() throws {
    let output = try DayViewModel(books: [MarkBook()]).output(try CivilDay(iso: "2026-04-08"), for: .test())
    #expect(output.totals.isEmpty && output.summaries.isEmpty && output.sections.isEmpty)
  }
}
