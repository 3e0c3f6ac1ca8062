/// Reads the zone behind a time.
enum ZoneScanner {
  /// Reads at the scanner's place; nil when there is no zone.
  static func read(_ scanner: inout SignScanner) -> WrittenZone? {
    scanner.skip(" ,")
    if scanner.take([("z", true)]) != nil { return .offset(0) }
    if let zone = scanner.take(words) { return zone }
    let isNamed = scanner.take([("utc", true), ("gmt", true)]) != nil
    if let seconds = offset(&scanner) {
      scanner.skip(" ")
      scanner.skipLastBracket()
      return .offset(seconds)
    }
    return isNamed ? .offset(0) : nil
  }

  /// `+09:00`, `-0400`, `+2`.
  private static func offset(_ scanner: inout SignScanner) -> Int? {
    let isWest = scanner.peek == "-"
    guard isWest || scanner.peek == "+" else { return nil }
    var look = scanner
    _ = look.take(isWest ? "-" : "+")
    guard let first = look.number() else { return nil }
    var hours = first.value
    var minutes = 0
    if first.digits == 4 {
      hours = first.value / 100
      minutes = first.value % 100
    } else {
      guard first.digits <= 2 else { return nil }
      if look.take(":") {
        guard let second = look.number(), second.digits == 2 else { return nil }
        minutes = second.value
      }
    }
    guard hours <= 14, minutes < 60 else { return nil }
    scanner = look
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }

  /// Only words that mean one zone to everybody who exports trades.
  private static let words: [(String, WrittenZone)] = [
    ("est", .offset(-18_000)), ("edt", .offset(-14_400)), ("cst", .offset(-21_600)), ("cdt", .offset(-18_000)),
    ("mst", .offset(-25_200)), ("mdt", .offset(-21_600)), ("pst", .offset(-28_800)), ("pdt", .offset(-25_200)),
    ("kst", .offset(32_400)), ("jst", .offset(32_400)), ("cet", .offset(3600)), ("cest", .offset(7200)),
    ("hkt", .offset(28_800)), ("sgt", .offset(28_800)), ("ict", .offset(25_200)), ("wib", .offset(25_200)),
    ("et", .named("America/New_York")), ("ct", .named("America/Chicago")), ("pt", .named("America/Los_Angeles")),
  ]
}
