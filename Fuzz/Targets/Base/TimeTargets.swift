import Base

extension FuzzTarget {
  /// Days, months, weeks, times and instants: text to value and back.
  static let time = FuzzTarget(name: "time") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    if let day = try? CivilDay(iso: text) {
      try hold(day.iso == text, "\(text) is written as \(day)")
      try hold(CivilDay(year: day.year, month: day.month, day: day.day) == day, "parts of \(day)")
      try hold(try ISOWeek(iso: day.isoWeek.text) == day.isoWeek, "week of \(day)")
    }
    if let month = try? CivilMonth(iso: text) { try hold(month.iso == text, "\(text) is written as \(month)") }
    if let week = try? ISOWeek(iso: text) { try hold(week.text == text, "\(text) is written as \(week)") }
    if let time = try? CivilTime(iso: text) {
      try hold(time.iso.hasPrefix(text), "\(text) is written as \(time)")
    }
    if let instant = try? Instant(iso: text) {
      try hold(try Instant(iso: instant.iso) == instant, "\(text) does not come back")
    }
    if let id = try? ID(text: text) { try hold(id.text == text.lowercased(), "\(text) is written as \(id)") }
    let number = bytes.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
    let instant = Instant(microseconds: number)
    try hold(try Instant(iso: instant.iso) == instant, "\(number) does not come back")
    _ = instant.adding(seconds: Int(number))
    _ = CivilDay.first.adding(days: Int(number))
  }

  /// Zones: names that lead nowhere else, and clocks that lead back to the instant.
  static let zone = FuzzTarget(name: "zone") { bytes in
    _ = try? Zone(named: String(decoding: bytes, as: UTF8.self))
    // The first bytes are an instant, the rest a number of a zone or a name.
    let seconds = Int(bytes.prefix(5).reduce(Int64(0)) { $0 << 8 | Int64($1) }) - (1 << 38)
    let rest = bytes.dropFirst(5)
    let names = zoneNames
    let name =
      rest.count == 2
      ? names[rest.reduce(0) { $0 << 8 | Int($1) } % names.count] : String(decoding: rest, as: UTF8.self)
    guard let zone = try? Zone(named: name) else { return }
    let instant = Instant(seconds: seconds)
    let (day, time) = zone.civil(instant)
    guard instant > .first.adding(seconds: 86_400), instant < .last.adding(seconds: -86_400) else { return }
    switch zone.resolve(day, time) {
    case .unique(let found): try hold(found == instant, "\(name) at \(instant) leads to \(found)")
    case .ambiguous(let earlier, let later):
      try hold(earlier == instant || later == instant, "\(name) at \(instant) leads to \(earlier) or \(later)")
    case .missing: throw BrokenLaw(description: "\(name) shows \(day) \(time) at \(instant) and denies it")
    }
  }

  private static let zoneNames = Zone.names
}
