import Base

/// The weeks that a month's page shows: four to six rows of seven days, beginning with the language's weekday.
struct MonthWeeks: Equatable, Sendable {
  let month: CivilMonth
  let weeks: [[CivilDay]]

  init(month: CivilMonth, firstWeekday: Weekday) {
    self.month = month
    let start = Self.start(of: month.first, firstWeekday: firstWeekday)
    let count = (start.days(to: month.last) + 7) / 7
    weeks = (0..<count).map { week in (0..<7).map { start.adding(days: week * 7 + $0) } }
  }

  /// Every day shown, neighbours' included.
  var days: ClosedRange<CivilDay> {
    // A grid has at least four weeks of seven days.
    (weeks.first?.first ?? month.first)...(weeks.last?.last ?? month.last)
  }

  /// The first day of the week that holds `day`.
  static func start(of day: CivilDay, firstWeekday: Weekday) -> CivilDay {
    day.adding(days: -((day.weekday.rawValue - firstWeekday.rawValue + 7) % 7))
  }
}
