import Base

/// The day count of spreadsheet programs, in which 1 is the first day of 1900 and 1900 wrongly has a 29 February.
enum SerialDay {
  /// Reads a plain decimal between 1 and the last day of 9999; nil when the text is none.
  static func read(_ text: String) -> WrittenMoment? {
    let units = Array(text.utf8).withUnsafeBufferPointer { PlainNumber.units($0, allowsPoint: true) }
    let one: Int128 = 1_000_000_000_000_000_000
    guard let units, units >= one, units < 2_958_466 * one else { return nil }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: one)
    guard whole != 60 else { return nil }
    var epochDay = Int(whole) - 25_569 + (whole < 60 ? 1 : 0)
    var seconds = Int((fraction * 86_400 + one / 2) / one)
    if seconds == 86_400 {
      seconds = 0
      epochDay += 1
    }
    guard let day = CivilDay(epochDay: epochDay) else { return nil }
    return WrittenMoment(day: day, time: fraction == 0 ? nil : CivilTime(seconds: seconds))
  }
}
