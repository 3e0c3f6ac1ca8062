/// A month of the Gregorian calendar, from 0001-01 to 9999-12.
package struct CivilMonth: Hashable, Sendable {
  /// The year, 1 to 9999.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int

  /// Makes a month, if the calendar has it.
  package init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(unchecked: year, month)
  }

  init(unchecked year: Int, _ month: Int) {
    self.year = year
    self.month = month
  }

  /// Reads `YYYY-MM`.
  package init(iso text: some StringProtocol) throws(DayError) {
    var scanner = ISOText(text)
    guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2), scanner.isAtEnd,
      let value = CivilMonth(year: year, month: month)
    else { throw .notAMonth(String(text.prefix(32))) }
    self = value
  }

  /// The text `YYYY-MM`.
  package var iso: String { ISOText.write((year, 4, "-"), (month, 2, nil)) }

  /// The first day of the month.
  package var first: CivilDay {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return CivilDay(clamping: era * 146_097 + dayOfEra - 719_468)
  }

  /// The last day of the month.
  package var last: CivilDay { first.adding(days: dayCount - 1) }

  /// The number of days in the month.
  package var dayCount: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Says whether February has 29 days in this year.
  package var isLeapYear: Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The month after this one; the calendar's last month follows itself.
  package var next: CivilMonth { adding(months: 1) }

  /// The month before this one; the calendar's first month precedes itself.
  package var previous: CivilMonth { adding(months: -1) }

  /// The month so many months later (or earlier, if negative), not beyond the calendar's ends.
  package func adding(months count: Int) -> CivilMonth {
    let index = year * 12 + month - 1 + min(max(count, -200_000), 200_000)
    let clamped = min(max(index, 12), 9999 * 12 + 11)
    return CivilMonth(unchecked: clamped / 12, clamped % 12 + 1)
  }
}

extension CivilMonth: Comparable {
  /// Orders months by time.
  package static func < (left: CivilMonth, right: CivilMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension CivilMonth: CustomStringConvertible {
  /// The text `YYYY-MM`.
  package var description: String { iso }
}
