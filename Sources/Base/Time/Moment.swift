/// An instant together with the zone in which it was written down.
package struct Moment: Hashable, Sendable {
  /// When it was.
  package let instant: Instant
  /// Where the clock hung that showed it.
  package let zone: Zone

  /// Makes a moment of its two halves.
  package init(instant: Instant, zone: Zone) {
    self.instant = instant
    self.zone = zone
  }

  /// The day on the calendar beside that clock.
  package var day: CivilDay { zone.day(of: instant) }

  /// The time on that clock.
  package var time: CivilTime { zone.time(of: instant) }
}
