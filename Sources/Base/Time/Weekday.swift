/// A day of the week, numbered as ISO 8601 does.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day so many days later (or earlier, if negative).
  package func advanced(by days: Int) -> Weekday {
    let index = (rawValue - 1 + days % 7 + 7) % 7
    return Self.allCases[index]
  }
}
