import Base
import Book
import Localization
import Testing

@testable import Calendar

@Suite struct MonthViewModelTests {
  private func output(
    _ book: MarkBook, month: String = "2026-04", selected: String? = nil, _ basis: Basis = .net,
    _ language: Language = .ko
  ) throws -> MonthViewModel.Output {
    try MonthViewModel(books: [book]).output(
      .init(
        month: try CivilMonth(iso: month), selected: try selected.map { try CivilDay(iso: $0) }, basis: basis,
        visitor: .test(language)))
  }

  private func texts(_ totals: [CurrencyTotal], _ basis: Basis = .net) -> [String] {
    totals.map { "\($0.currency.code) \($0.figure(basis).text)" }
  }

  @Test func `the month's sum is that of its own days, exactly`() throws {
    var book = MarkBook()
    try book.mark("2026-03-31", "1000", net: "1000")
    try book.mark("2026-04-01", "0.2", net: "0.1")
    try book.mark("2026-04-30", "0.3", net: "0.2")
    try book.mark("2026-05-01", "1000", net: "1000")
    let output = try output(book)
    #expect(texts(output.totals) == ["KRW 0.3"])
    #expect(texts(output.totals, .gross) == ["KRW 0.5"])
    #expect(output.totals.map(\.charges.text) == ["0.2"])
  }

  @Test func `a week of the calendar counts all of its days, those of the neighbours as well`() throws {
    var book = MarkBook()
    try book.mark("2026-03-31", "1000", net: "1000")
    try book.mark("2026-04-01", "20", net: "20")
    try book.mark("2026-04-01", "3", net: "3")
    let output = try output(book)
    let week = try #require(output.weeks.first)
    #expect(texts(week.totals) == ["KRW 1023"])
    #expect(week.daysWithFigures == 2)
    #expect(week.days.map(\.isOutside) == [true, true, true, false, false, false, false])
    #expect(output.weeks.dropFirst().allSatisfy { $0.totals.isEmpty && $0.daysWithFigures == 0 })
  }

  @Test func `currencies are never added to each other`() throws {
    var book = MarkBook()
    try book.mark("2026-04-08", "10", net: "9", .usd)
    try book.mark("2026-04-08", "1000", net: "900")
    try book.mark("2026-04-09", "5", net: "4", .usd)
    let output = try output(book)
    #expect(texts(output.totals) == ["KRW 900", "USD 13"])
    let day = try #require(output.weeks.flatMap(\.days).first { $0.day.iso == "2026-04-08" })
    #expect(texts(day.totals) == ["KRW 900", "USD 9"])
  }

  @Test func `days of gain and of loss are counted by the figures that are shown`() throws {
    var book = MarkBook()
    try book.mark("2026-04-01", "100", net: "90")
    try book.mark("2026-04-02", "5", net: "-5")
    try book.mark("2026-04-03", "0", net: "0")
    // A gain in one currency and a loss in another are neither.
    try book.mark("2026-04-06", "10", net: "10", .usd)
    try book.mark("2026-04-06", "-10", net: "-10")
    let net = try output(book)
    #expect((net.daysOfGain, net.daysOfLoss) == (1, 1))
    let gross = try output(book, .gross)
    #expect((gross.daysOfGain, gross.daysOfLoss) == (2, 0))
  }

  @Test func `a day says what all books say of it`() throws {
    var first = MarkBook()
    first.marks = [
      DayMark(day: try CivilDay(iso: "2026-04-08"), tags: [.init(name: "장투", count: 2)], records: 2, doubtful: true)
    ]
    var second = MarkBook()
    let sign = DayMark.Sign(icon: "pencil", label: "일기 1편")
    second.marks = [DayMark(day: try CivilDay(iso: "2026-04-08"), signs: [sign], records: 1)]
    let output = try MonthViewModel(books: [first, second]).output(
      .init(month: CivilMonth(iso: "2026-04"), selected: nil, basis: .net, visitor: .test()))
    let day = try #require(output.weeks.flatMap(\.days).first { $0.records > 0 })
    #expect(day.tags == ["장투"])
    #expect(day.signs == [sign])
    #expect(day.records == 3)
    #expect(day.isDoubtful)
    #expect(!output.isEmpty)
  }

  @Test func `a month is empty when its own days have nothing`() throws {
    var book = MarkBook()
    try book.mark("2026-03-31", "1", net: "1")
    #expect(try output(book).isEmpty)
    #expect(try !output(book, month: "2026-03").isEmpty)
  }

  @Test func `today is the person's`() throws {
    #expect(try output(MarkBook()).today.iso == "2026-04-15")
  }
}
