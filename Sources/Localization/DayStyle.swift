/// How much of a day is written.
package enum DayStyle: CaseIterable, Sendable {
  /// With the weekday: `2026년 8월 5일 수요일`.
  case full
  /// `2026년 8월 5일`, `August 5, 2026`.
  case long
  /// With a short name of the month: `Aug 5, 2026`.
  case medium
  /// In figures: `2026. 8. 5.`
  case short
  /// Without the year: `8월 5일`, `Aug 5`.
  case monthDay
  /// Without the year, with a short weekday: `8월 5일 (수)`.
  case monthDayWeekday
  /// The day of the month alone: `5일`, `5`.
  case dayOnly
}

/// How long a name is.
package enum NameStyle: Sendable {
  /// In full: `수요일`, `Wednesday`.
  case full
  /// Shortened: `수`, `Wed`.
  case short
  /// As short as it can be: `수`, `W`.
  case narrow
}
