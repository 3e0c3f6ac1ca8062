/// A time zone by its name in the system's zone files, such as `Asia/Seoul`, or a fixed offset such as `+09:00`.
package struct Zone: Sendable {
  /// The name by which it was asked for.
  package let name: String
  private let rules: ZoneRules

  /// Greenwich, without summer time.
  package static let utc = Zone(name: "UTC", rules: ZoneRules(fixedOffset: 0))

  private init(name: String, rules: ZoneRules) {
    self.name = name
    self.rules = rules
  }

  /// Finds a zone by name; what was read once is kept.
  package init(named name: String) throws(ZoneError) {
    if name == "UTC" {
      self = .utc
      return
    }
    var scanner = ISOText(name)
    if scanner.next == UInt8(ascii: "+") || scanner.next == UInt8(ascii: "-") {
      guard let offset = scanner.offset(), scanner.isAtEnd else { throw .unknown(String(name.prefix(64))) }
      self.init(name: name, rules: ZoneRules(fixedOffset: offset))
    } else {
      self.init(name: name, rules: try ZoneFiles.rules(named: name))
    }
  }

  /// Seconds that the zone's clocks are ahead of Greenwich at an instant.
  package func offset(at instant: Instant) -> Int { rules.offset(at: instant.seconds) }

  /// The day on the zone's calendars at an instant.
  package func day(of instant: Instant) -> CivilDay { civil(instant).day }

  /// The time on the zone's clocks at an instant.
  package func time(of instant: Instant) -> CivilTime { civil(instant).time }

  /// Day and time at once, for the price of one.
  package func civil(_ instant: Instant) -> (day: CivilDay, time: CivilTime) {
    instant.civil(offset: offset(at: instant))
  }

  /// Finds the instant at which the zone's clocks show a day and time.
  package func resolve(_ day: CivilDay, _ time: CivilTime) -> WallTime {
    let wall = day.epochDay * 86_400 + time.seconds
    // No clock is more than 26 hours off, so the offsets around the jump are those of a day before and after.
    let before = rules.offset(at: wall - 93_600)
    let after = rules.offset(at: wall + 93_600)
    // Mostly nothing jumps anywhere near.
    if before == after, rules.offset(at: wall - before) == before {
      return .unique(Instant(seconds: wall - before))
    }
    var offsets = [before, after]
    for offset in [before, after] {
      let between = rules.offset(at: wall - offset)
      if !offsets.contains(between) { offsets.append(between) }
    }
    let instants = Set(offsets).filter { rules.offset(at: wall - $0) == $0 }.map { wall - $0 }.sorted()
    guard let earlier = instants.first, let later = instants.last else {
      // In a gap the larger offset leads to the instant just before the jump, where the old offset still holds.
      let old = rules.offset(at: wall - (offsets.max() ?? before))
      return .missing(readAs: Instant(seconds: wall - old))
    }
    guard earlier < later else { return .unique(Instant(seconds: earlier)) }
    return .ambiguous(earlier: Instant(seconds: earlier), later: Instant(seconds: later))
  }

  /// The first instant of a day, which is not midnight everywhere.
  package func start(of day: CivilDay) -> Instant {
    resolve(day, .midnight).instant
  }
}

extension Zone: Hashable {
  /// Zones are equal when their names are.
  package static func == (left: Zone, right: Zone) -> Bool { left.name == right.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Zone: CustomStringConvertible {
  /// The name.
  package var description: String { name }
}

/// Why there is no such zone.
package enum ZoneError: Error, Equatable, Sendable {
  /// The system has no zone of this name.
  case unknown(String)
  /// The system's file for this zone cannot be read.
  case damaged(String)
}
