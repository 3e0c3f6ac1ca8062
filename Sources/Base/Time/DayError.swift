/// A text that is no day, month, time or instant in the one form in which they are stored.
package enum DayError: Error, Equatable, Sendable {
  /// Not `YYYY-MM-DD`, or no day of the calendar.
  case notADay(String)
  /// Not `YYYY-MM`.
  case notAMonth(String)
  /// Not `HH:MM` or `HH:MM:SS`.
  case notATime(String)
  /// Not like `2026-08-05T16:48:13Z`.
  case notAnInstant(String)
}
