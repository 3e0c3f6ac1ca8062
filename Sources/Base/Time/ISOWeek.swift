/// A week as ISO 8601 counts it: from Monday, in the year that has its Thursday.
package struct ISOWeek: Hashable, Sendable {
  /// The year to which the week belongs, which is not always that of all its days.
  package let year: Int
  /// The number of the week, 1 to 53.
  package let week: Int

  /// The week in which a day lies.
  package init(of day: CivilDay) {
    let thursday = day.epochDay - (day.weekday.rawValue - 4)
    // Near the calendar's ends the Thursday is still inside: 0001-01-01 is a Monday, 9999-12-31 a Friday.
    let inside = CivilDay(clamping: thursday)
    year = inside.year
    week = (inside.dayOfYear - 1) / 7 + 1
  }

  /// Reads `YYYY-Www`.
  package init(iso text: some StringProtocol) throws(DayError) {
    var scanner = ISOText(text)
    guard let year = scanner.number(4), scanner.skip("-"), scanner.skip("W"), let week = scanner.number(2),
      scanner.isAtEnd, let january = CivilDay(year: year, month: 1, day: 4), (1...53).contains(week)
    else { throw .notADay(String(text.prefix(32))) }
    // The fourth of January always lies in the first week.
    let value = ISOWeek(of: january.adding(days: 7 * (week - 1)))
    guard value.year == year, value.week == week else { throw .notADay(String(text.prefix(32))) }
    self = value
  }

  /// The text `2026-W16`.
  package var text: String { ISOText.write((year, 4, "-"), (0, 0, "W"), (week, 2, nil)) }

  /// The Monday with which the week begins.
  package var monday: CivilDay {
    let fourth = CivilMonth(unchecked: year, 1).first.adding(days: 3)
    return fourth.adding(days: 7 * (week - 1) + 1 - fourth.weekday.rawValue)
  }
}

extension ISOWeek: Comparable {
  /// Orders weeks by time.
  package static func < (left: ISOWeek, right: ISOWeek) -> Bool {
    (left.year, left.week) < (right.year, right.week)
  }
}

extension ISOWeek: CustomStringConvertible {
  /// The text `2026-W16`.
  package var description: String { text }
}
