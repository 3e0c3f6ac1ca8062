/// A point in time, to the microsecond, within the years 1 to 9999.
package struct Instant: Hashable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  package let microseconds: Int64

  /// The first instant that there is.
  package static let first = Instant(microseconds: .min)
  /// The last instant that there is.
  package static let last = Instant(microseconds: .max)

  private static let range: ClosedRange<Int64> = -62_135_596_800_000_000...253_402_300_799_999_999

  /// Makes an instant; beyond the calendar's ends, the first or last one.
  package init(microseconds: Int64) {
    self.microseconds = min(max(microseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Makes an instant of whole seconds since 1970; beyond the calendar's ends, the first or last one.
  package init(seconds: Int) {
    let (product, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    self.init(microseconds: overflow ? (seconds < 0 ? .min : .max) : product)
  }

  /// Reads `2026-08-05T16:48:13Z`, with or without a fraction; an offset such as `+09:00` may stand for the Z.
  package init(iso text: some StringProtocol) throws(DayError) {
    var scanner = ISOText(text)
    guard let day = scanner.day(), scanner.skip("T"), let time = scanner.time() else {
      throw .notAnInstant(String(text.prefix(48)))
    }
    let fraction = scanner.skip(".") ? scanner.fraction() : 0
    guard let fraction, let offset = scanner.offset(), scanner.isAtEnd else {
      throw .notAnInstant(String(text.prefix(48)))
    }
    let seconds = day.epochDay * 86_400 + time.seconds - offset
    let microseconds = Int64(seconds) * 1_000_000 + Int64(fraction)
    guard Self.range.contains(microseconds) else { throw .notAnInstant(String(text.prefix(48))) }
    self.microseconds = microseconds
  }

  /// The text `2026-08-05T16:48:13Z`, with six fraction digits where the fraction is not zero.
  package var iso: String {
    let (day, time) = civil(offset: 0)
    let date = "\(day.iso)T\(time.iso)"
    let fraction = Int(microseconds - Int64(seconds) * 1_000_000)
    return fraction == 0 ? "\(date)Z" : "\(date).\(ISOText.write((fraction, 6, "Z")))"
  }

  /// Whole seconds since 1970, rounded down.
  package var seconds: Int {
    let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return Int(remainder < 0 ? quotient - 1 : quotient)
  }

  /// The instant so many seconds later (or earlier, if negative), not beyond the calendar's ends.
  package func adding(seconds count: Int) -> Instant {
    let (product, tooLarge) = Int64(count).multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflow) = microseconds.addingReportingOverflow(product)
    return Instant(microseconds: tooLarge || overflow ? (count < 0 ? .min : .max) : sum)
  }

  /// The day and time on a clock that is so many seconds ahead of Greenwich.
  package func civil(offset: Int) -> (day: CivilDay, time: CivilTime) {
    let local = seconds + offset
    let time = (local % 86_400 + 86_400) % 86_400
    return (CivilDay(clamping: (local - time) / 86_400), CivilTime(unchecked: time))
  }
}

extension Instant: Comparable {
  /// Orders instants by time.
  package static func < (left: Instant, right: Instant) -> Bool { left.microseconds < right.microseconds }
}

extension Instant: CustomStringConvertible {
  /// The text `2026-08-05T16:48:13Z`.
  package var description: String { iso }
}
