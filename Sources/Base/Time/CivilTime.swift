/// A time of day on a clock, to the second, without day or zone.
package struct CivilTime: Hashable, Sendable {
  /// Seconds since midnight, 0 to 86399.
  package let seconds: Int

  /// Midnight.
  package static let midnight = CivilTime(unchecked: 0)

  /// Makes a time of seconds since midnight, if the day has it.
  package init?(seconds: Int) {
    guard (0..<86_400).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// Makes a time of hour, minute and second, if the day has it.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    seconds = hour * 3600 + minute * 60 + second
  }

  init(unchecked seconds: Int) {
    self.seconds = seconds
  }

  /// Reads `HH:MM:SS` or `HH:MM`.
  package init(iso text: some StringProtocol) throws(DayError) {
    var scanner = ISOText(text)
    guard let time = scanner.time(), scanner.isAtEnd else { throw .notATime(String(text.prefix(32))) }
    self = time
  }

  /// The text `HH:MM:SS`.
  package var iso: String { ISOText.write((hour, 2, ":"), (minute, 2, ":"), (second, 2, nil)) }

  /// The hour, 0 to 23.
  package var hour: Int { seconds / 3600 }

  /// The minute, 0 to 59.
  package var minute: Int { seconds / 60 % 60 }

  /// The second, 0 to 59.
  package var second: Int { seconds % 60 }
}

extension CivilTime: Comparable {
  /// Orders times by their place in the day.
  package static func < (left: CivilTime, right: CivilTime) -> Bool { left.seconds < right.seconds }
}

extension CivilTime: CustomStringConvertible {
  /// The text `HH:MM:SS`.
  package var description: String { iso }
}
