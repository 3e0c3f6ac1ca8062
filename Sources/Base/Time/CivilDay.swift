/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31, without time or zone.
package struct CivilDay: Hashable, Sendable {
  private let days: Int32

  /// The first day that there is.
  package static let first = CivilDay(clamping: -719_162)
  /// The last day that there is.
  package static let last = CivilDay(clamping: 2_932_896)

  /// Days since 1970-01-01.
  package var epochDay: Int { Int(days) }

  /// Makes the day so many days after 1970-01-01, if the calendar has it.
  package init?(epochDay: Int) {
    guard (-719_162...2_932_896).contains(epochDay) else { return nil }
    days = Int32(epochDay)
  }

  /// Makes the day so many days after 1970-01-01; beyond the calendar's ends, its first or last day.
  package init(clamping epochDay: Int) {
    days = Int32(min(max(epochDay, -719_162), 2_932_896))
  }

  /// Makes a day of year, month and day, if the calendar has it.
  package init?(year: Int, month: Int, day: Int) {
    guard let month = CivilMonth(year: year, month: month), day >= 1, day <= month.dayCount else { return nil }
    days = month.first.days + Int32(day - 1)
  }

  /// Reads `YYYY-MM-DD`.
  package init(iso text: some StringProtocol) throws(DayError) {
    var scanner = ISOText(text)
    guard let day = scanner.day(), scanner.isAtEnd else { throw .notADay(String(text.prefix(32))) }
    self = day
  }

  /// The text `YYYY-MM-DD`.
  package var iso: String {
    let (year, month, day) = parts
    return ISOText.write((year, 4, "-"), (month, 2, "-"), (day, 2, nil))
  }

  /// The year, 1 to 9999.
  package var year: Int { parts.year }

  /// The month, 1 to 12.
  package var month: Int { parts.month }

  /// The day of the month, 1 to 31.
  package var day: Int { parts.day }

  /// The day of the week.
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    .thursday.advanced(by: Int(days))
  }

  /// The month in which the day lies.
  package var civilMonth: CivilMonth {
    let (year, month, _) = parts
    return CivilMonth(unchecked: year, month)
  }

  /// The ISO week in which the day lies.
  package var isoWeek: ISOWeek { ISOWeek(of: self) }

  /// The number of the day within its year, from 1.
  package var dayOfYear: Int { Int(days - CivilMonth(unchecked: year, 1).first.days) + 1 }

  /// The day so many days later (or earlier, if negative), not beyond the calendar's ends.
  package func adding(days count: Int) -> CivilDay {
    let (sum, overflow) = Int(days).addingReportingOverflow(count)
    return overflow ? (count < 0 ? .first : .last) : CivilDay(clamping: sum)
  }

  /// The number of days from this day to another; negative if that is earlier.
  package func days(to other: CivilDay) -> Int { Int(other.days) - Int(days) }

  /// Year, month and day, counted in years that begin in March, so that the leap day comes last.
  private var parts: (year: Int, month: Int, day: Int) {
    let shifted = Int(days) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension CivilDay: Comparable {
  /// Orders days by time.
  package static func < (left: CivilDay, right: CivilDay) -> Bool { left.days < right.days }
}

extension CivilDay: CustomStringConvertible {
  /// The text `YYYY-MM-DD`.
  package var description: String { iso }
}
