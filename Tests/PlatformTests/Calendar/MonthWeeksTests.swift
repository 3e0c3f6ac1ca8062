import Base
import Localization
import Testing

@testable import Calendar

@Suite struct MonthWeeksTests {
  @Test(arguments: Language.allCases)
  func `a month's rows begin with the language's weekday and hold the month without a gap`(language: Language) throws {
    let first = Words(language).firstWeekday
    for year in 2023...2028 {
      for number in 1...12 {
        let month = try #require(CivilMonth(year: year, month: number))
        let grid = MonthWeeks(month: month, firstWeekday: first)
        #expect((4...6).contains(grid.weeks.count))
        #expect(grid.weeks.allSatisfy { $0.count == 7 && $0.first?.weekday == first })
        let days = grid.weeks.flatMap { $0 }
        #expect(zip(days, days.dropFirst()).allSatisfy { $0.days(to: $1) == 1 })
        #expect(grid.weeks.first?.contains(month.first) == true)
        #expect(grid.weeks.last?.contains(month.last) == true)
      }
    }
  }

  @Test(arguments: [
    ("2026-02", Weekday.sunday, 4), ("2026-02", .monday, 5), ("2026-08", .sunday, 6), ("2026-08", .monday, 6),
    ("2027-02", .monday, 4), ("2026-04", .sunday, 5),
  ])
  func `a month has four to six rows`(month: String, first: Weekday, rows: Int) throws {
    #expect(MonthWeeks(month: try CivilMonth(iso: month), firstWeekday: first).weeks.count == rows)
  }

  @Test func `the calendar's first and last months can be shown`() {
    for day in [CivilDay.first, .last] {
      for weekday in [Weekday.sunday, .monday] {
        let grid = MonthWeeks(month: day.civilMonth, firstWeekday: weekday)
        #expect(grid.days.contains(day))
      }
    }
  }
}
