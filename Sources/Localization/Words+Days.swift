package import Base

extension Words {
  /// A day.
  package func day(_ day: CivilDay, _ style: DayStyle = .long) -> String {
    let pattern =
      switch style {
      case .full: locale.full
      case .long: locale.long
      case .medium: locale.medium
      case .short: locale.short
      case .monthDay: locale.monthDay
      case .monthDayWeekday: locale.monthDayWeekday
      case .dayOnly: locale.dayAlone
      }
    return written(pattern, year: day.year, month: day.month, day: day)
  }

  /// A month of a year: `2026년 11월`, `November 2026`.
  package func month(_ month: CivilMonth) -> String {
    written(locale.yearMonth, year: month.year, month: month.month)
  }

  /// The name of a month, 1 to 12, by itself.
  package func monthName(_ month: Int, _ style: NameStyle = .full) -> String {
    guard (1...12).contains(month) else { return String(month) }
    return style == .full ? written(locale.monthAlone, month: month) : locale.monthsShort[month - 1]
  }

  /// A year: `2026년`, `2026`, `พ.ศ. 2569`.
  package func year(_ year: Int) -> String { written(locale.yearAlone, year: year) }

  /// A time of day: `오후 4:05`, `4:05 PM`, `16.05`.
  package func time(_ time: CivilTime, seconds: Bool = false) -> String {
    written(seconds ? locale.timeWithSeconds : locale.time, time: time)
  }

  /// The weekday on which the calendar's weeks begin.
  package var firstWeekday: Weekday { locale.firstWeekday }

  /// The seven weekdays in the calendar's order.
  package var weekdays: [Weekday] { (0..<7).map { firstWeekday.advanced(by: $0) } }

  /// The names of the seven weekdays in the calendar's order.
  package func weekdayNames(_ style: NameStyle = .short) -> [String] {
    weekdays.map { weekday($0, style) }
  }

  /// The name of a weekday.
  package func weekday(_ weekday: Weekday, _ style: NameStyle = .full) -> String {
    let names =
      switch style {
      case .full: locale.weekdays
      case .short: locale.weekdaysShort
      case .narrow: locale.weekdaysNarrow
      }
    return names[weekday.rawValue - 1]
  }

  private func written(
    _ pattern: [LocaleTable.Part], year: Int = 0, month: Int = 1, day: CivilDay? = nil, time: CivilTime? = nil
  ) -> String {
    var text = ""
    for part in pattern {
      switch part {
      case .text(let piece): text += piece
      case .year: text += String(year + locale.yearsAhead)
      case .month: text += String(month)
      case .monthName: text += locale.months[month - 1]
      case .monthShort: text += locale.monthsShort[month - 1]
      case .monthAlone: text += (locale.monthsAlone ?? locale.months)[month - 1]
      case .day: text += String(day?.day ?? 0)
      case .weekday: text += day.map { weekday($0.weekday) } ?? ""
      case .weekdayShort: text += day.map { weekday($0.weekday, .short) } ?? ""
      case .hour, .hour12, .hour2, .minute, .second, .half: text += time.map { written(part, $0) } ?? ""
      }
    }
    return text
  }

  private func written(_ part: LocaleTable.Part, _ time: CivilTime) -> String {
    switch part {
    case .hour: String(time.hour)
    case .hour12: String((time.hour + 11) % 12 + 1)
    case .hour2: two(time.hour)
    case .minute: two(time.minute)
    case .second: two(time.second)
    case .half: locale.halves.isEmpty ? "" : locale.halves[time.hour / 12]
    default: ""
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
