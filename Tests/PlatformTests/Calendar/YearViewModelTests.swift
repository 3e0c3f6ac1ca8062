import Base
import Book
import Localization
import Testing

@testable import Calendar

@Suite struct YearViewModelTests {
  private func heat(_ book: MarkBook, _ month: Int, currency: Currency? = nil) throws -> [Int?] {
    let output = try YearViewModel(books: [book]).output(year: 2026, currency: currency, for: .test())
    return try #require(output).months[month - 1].heat
  }

  @Test func `a day is as warm as the root of its share in the largest figure`() throws {
    var book = MarkBook()
    let figures = ["1600", "-900", "400", "100", "1", "0", "-1600"]
    for (index, figure) in figures.enumerated() { try book.mark("2026-04-0\(index + 1)", figure, net: figure) }
    #expect(try heat(book, 4).prefix(8) == [4, -3, 2, 1, 1, 0, -4, nil])
    #expect(try heat(book, 4).count == 30)
    #expect(try heat(book, 5).allSatisfy { $0 == nil })
  }

  @Test func `the largest and the smallest amounts there are do not overflow`() throws {
    var book = MarkBook()
    let day = try CivilDay(iso: "2026-04-01")
    for (index, units) in [Int128.max - 1, -.max, 1].enumerated() {
      let amount = Amount(units: units)
      let figure = DayMark.Figure(currency: .krw, net: amount, gross: amount, charges: .zero)
      book.marks.append(DayMark(day: day.adding(days: index * 40), figures: [figure]))
    }
    #expect(try heat(book, 4).first == 4)
    #expect(try heat(book, 5)[10] == -4)
    #expect(try heat(book, 6)[19] == 1)
  }

  @Test func `the currency of most days is drawn unless another is asked for`() throws {
    var book = MarkBook()
    try book.mark("2026-04-01", "1", net: "1", .usd)
    try book.mark("2026-04-02", "1", net: "1", .usd)
    try book.mark("2026-04-03", "1", net: "1")
    let output = try YearViewModel(books: [book]).output(year: 2026, currency: nil, for: .test())
    #expect(output?.currency == .usd)
    #expect(output?.currencies == [.krw, .usd])
    #expect(try heat(book, 4).prefix(3) == [4, 4, nil])
    #expect(try heat(book, 4, currency: .krw).prefix(3) == [nil, nil, 4])
    let unknown = Currency(code: "EUR")
    #expect(try heat(book, 4, currency: unknown).prefix(3) == [4, 4, nil])
  }

  @Test func `months and year have their sums and their days of gain and loss`() throws {
    var book = MarkBook()
    try book.mark("2026-01-01", "10", net: "10")
    try book.mark("2026-01-31", "-4", net: "-4")
    try book.mark("2026-12-31", "1", net: "1")
    try book.mark("2027-01-01", "1", net: "1")
    let output = try #require(try YearViewModel(books: [book]).output(year: 2026, currency: nil, for: .test()))
    #expect(output.totals.map(\.net.text) == ["7"])
    #expect(output.months.map { $0.totals.first?.net.text } == ["6"] + Array(repeating: nil, count: 10) + ["1"])
    #expect((output.months[0].daysOfGain, output.months[0].daysOfLoss) == (1, 1))
  }

  @Test(arguments: [0, -1, 10_000]) func `a year that the calendar has not is no page`(year: Int) throws {
    #expect(try YearViewModel(books: []).output(year: year, currency: nil, for: .test()) == nil)
  }

  @Test func `a year without a figure has no heat and no currency`() throws {
    let output = try #require(try YearViewModel(books: [MarkBook()]).output(year: 2026, currency: nil, for: .test()))
    #expect(output.currency == nil && output.totals.isEmpty)
  }
}
