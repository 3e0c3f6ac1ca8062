import Base

/// Reads a time of day and the zone behind it.
enum TimeScanner {
  /// Reads at the scanner's place; nil when there is no time.
  static func read(_ scanner: inout SignScanner, _ text: String) throws(DateError) -> WrittenTime? {
    var half = scanner.take(halves)
    scanner.skip(" ")
    guard let clock = clock(&scanner) else { return nil }
    let microseconds = clock.hasSeconds ? fraction(&scanner) : 0
    scanner.skip(" ")
    if half == nil {
      half = scanner.take(halves)
      if half != nil { scanner.skip(" ") }
    }
    var hour = clock.hour
    if let half {
      guard (0...12).contains(hour) else { throw .noSuchTime(text) }
      hour = hour % 12 + (half == .afternoon ? 12 : 0)
    }
    guard let time = CivilTime(hour: hour, minute: clock.minute, second: clock.second) else { throw .noSuchTime(text) }
    let zone = ZoneScanner.read(&scanner)
    scanner.skip(" ")
    return WrittenTime(time: time, microseconds: microseconds, zone: zone)
  }

  private enum Half { case morning, afternoon }

  private static let halves: [(String, Half)] = [
    ("오전", .morning), ("오후", .afternoon), ("午前", .morning), ("午後", .afternoon), ("上午", .morning),
    ("下午", .afternoon), ("a.m.", .morning), ("p.m.", .afternoon), ("am", .morning), ("pm", .afternoon),
  ]

  private struct Clock {
    var hour: Int
    var minute = 0
    var second = 0
    var hasSeconds = false
  }

  private static func clock(_ scanner: inout SignScanner) -> Clock? {
    guard let first = scanner.number() else { return nil }
    if first.digits == 6 {
      return Clock(
        hour: first.value / 10_000, minute: first.value / 100 % 100, second: first.value % 100, hasSeconds: true)
    }
    if first.digits == 4 { return Clock(hour: first.value / 100, minute: first.value % 100) }
    guard first.digits <= 2 else { return nil }
    var clock = Clock(hour: first.value)
    if scanner.take(hourWords) != nil {
      scanner.skip(" ")
      guard let minute = scanner.number(), minute.digits <= 2 else { return clock }
      guard scanner.take(minuteWords) != nil else { return nil }
      clock.minute = minute.value
      scanner.skip(" ")
      guard let second = scanner.number(), second.digits <= 2 else { return clock }
      guard scanner.take(secondWords) != nil else { return nil }
      clock.second = second.value
      return clock
    }
    guard scanner.take(":"), let minute = scanner.number(), minute.digits <= 2 else { return nil }
    clock.minute = minute.value
    guard scanner.take(":") else { return clock }
    guard let second = scanner.number(), second.digits <= 2 else { return nil }
    clock.second = second.value
    clock.hasSeconds = true
    return clock
  }

  private static let hourWords = [("시", true), ("時", true), ("时", true), ("點", true), ("点", true)]
  private static let minuteWords = [("분", true), ("分", true)]
  private static let secondWords = [("초", true), ("秒", true)]

  /// The digits behind the seconds, cut at six; zero when a zone or nothing follows.
  private static func fraction(_ scanner: inout SignScanner) -> Int {
    guard let sign = scanner.peek, sign == "." || sign == "," else { return 0 }
    _ = scanner.take(sign)
    guard let digits = scanner.number() else {
      if sign == "." { scanner.back(1) }
      return 0
    }
    var value = digits.value
    var count = digits.digits
    while count > 6 {
      value /= 10
      count -= 1
    }
    while count < 6 {
      value *= 10
      count += 1
    }
    return value
  }
}
