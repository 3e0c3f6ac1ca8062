import Base
import Testing

@Suite struct CivilDayTests {
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11_016, .tuesday), ("1900-03-01", -25_508, .thursday),
    ("2026-11-30", 20_787, .monday), ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ("2024-02-29", 19_782, .thursday), ("1969-12-31", -1, .wednesday),
  ])
  func `known days have their number and weekday`(iso: String, number: Int, weekday: Weekday) throws {
    let day = try CivilDay(iso: iso)
    #expect(day.epochDay == number)
    #expect(day.weekday == weekday)
    #expect(day.iso == iso)
    #expect(CivilDay(epochDay: number) == day)
  }

  @Test(arguments: [
    "", "2026-1-1", "2026-13-01", "2026-00-10", "2026-02-29", "1900-02-29", "2026-04-31", "0000-01-01", "2026-01-00",
    "2026/01/01", "2026-01-01 ", "+026-01-01", "20260101", "２０２６-01-01", "2026-01-1\u{0}",
  ])
  func `what is no day is refused`(text: String) {
    #expect(throws: DayError.notADay(text)) { try CivilDay(iso: text) }
  }

  @Test(arguments: [(1, 3), (1599, 2002), (9997, 9999)])
  func `every day follows the one before, through all 400 years after which the calendar repeats`(
    from: Int, through: Int
  ) throws {
    var expected = (year: from, month: 1, day: 1)
    var day = try #require(CivilDay(year: from, month: 1, day: 1))
    let last = try #require(CivilDay(year: through, month: 12, day: 31))
    while true {
      guard (day.year, day.month, day.day) == expected else {
        Issue.record("\(day) where \(expected) was expected")
        return
      }
      if day == last { break }
      let month = try #require(CivilMonth(year: expected.year, month: expected.month))
      if expected.day < month.dayCount {
        expected.day += 1
      } else {
        expected = expected.month == 12 ? (expected.year + 1, 1, 1) : (expected.year, expected.month + 1, 1)
      }
      day = day.adding(days: 1)
    }
    #expect(expected == (through, 12, 31))
  }

  @Test func `days made of parts are the days that show them`() {
    var random = Seeded(21)
    for _ in 0..<20_000 {
      let day = CivilDay(clamping: Int.random(in: -719_162...2_932_896, using: &random))
      #expect(CivilDay(year: day.year, month: day.month, day: day.day) == day)
      #expect((try? CivilDay(iso: day.iso)) == day)
      #expect(day.civilMonth.first <= day && day <= day.civilMonth.last)
      #expect(day.isoWeek.monday.days(to: day) == day.weekday.rawValue - 1)
    }
  }

  @Test func `adding stops at the ends of the calendar`() {
    #expect(CivilDay.last.adding(days: 1) == .last)
    #expect(CivilDay.first.adding(days: -1) == .first)
    #expect(CivilDay.first.adding(days: .max) == .last)
    #expect(CivilDay.last.adding(days: .min) == .first)
    #expect(CivilDay.last.civilMonth.next == CivilDay.last.civilMonth)
    #expect(CivilDay.first.civilMonth.adding(months: .min) == CivilDay.first.civilMonth)
  }

  @Test(arguments: [
    ("2026-04-13", "2026-W16"), ("2026-01-01", "2026-W01"), ("2027-01-01", "2026-W53"), ("2021-01-03", "2020-W53"),
    ("2019-12-30", "2020-W01"), ("2012-01-01", "2011-W52"), ("9999-12-31", "9999-W52"), ("0001-01-01", "0001-W01"),
  ])
  func `ISO weeks belong to the year of their Thursday`(iso: String, week: String) throws {
    #expect(try CivilDay(iso: iso).isoWeek.text == week)
    #expect(try ISOWeek(iso: week) == CivilDay(iso: iso).isoWeek)
  }

  @Test func `a week that its year has not is refused`() {
    #expect(throws: DayError.self) { try ISOWeek(iso: "2025-W53") }
    #expect(throws: DayError.self) { try ISOWeek(iso: "2025-W00") }
  }

  @Test func `months know their neighbours and their length`() throws {
    let month = try CivilMonth(iso: "2024-02")
    #expect(month.dayCount == 29)
    #expect(month.first.iso == "2024-02-01")
    #expect(month.last.iso == "2024-02-29")
    #expect(month.previous.iso == "2024-01")
    #expect(month.adding(months: 11).iso == "2025-01")
    #expect(month.adding(months: -2).iso == "2023-12")
    #expect(throws: DayError.notAMonth("2024-2")) { try CivilMonth(iso: "2024-2") }
    #expect(throws: DayError.notAMonth("2024-13")) { try CivilMonth(iso: "2024-13") }
  }

  @Test func `times are read with and without seconds`() throws {
    #expect(try CivilTime(iso: "09:30").iso == "09:30:00")
    #expect(try CivilTime(iso: "23:59:59").seconds == 86_399)
    for text in ["", "24:00", "9:30", "09:60", "09:30:60", "09:30:", "09:30:00Z"] {
      #expect(throws: DayError.notATime(text)) { try CivilTime(iso: text) }
    }
  }
}
