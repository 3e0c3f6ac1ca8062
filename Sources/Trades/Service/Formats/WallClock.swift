import Base
import Sheets

/// Makes what a file says of a time into a moment, and notes what is doubtful about it.
struct WallClock: Sendable {
  private let zone: Zone
  private let isAssumed: Bool

  /// Takes the zone of the file's bare times, or the one to assume.
  init(zone: Zone?, assumed: Zone) {
    self.zone = zone ?? assumed
    isAssumed = zone == nil
  }

  /// The time of a cell with date and time.
  func time(_ written: WrittenMoment, _ flags: inout FlagSet) throws -> TradeTime {
    guard let time = written.time else { return TradeTime(day: written.day) }
    return try self.time(written.day, time, written.microseconds, written.zone, &flags)
  }

  /// The time of a day and a clock time in two cells.
  func time(_ day: CivilDay, _ written: WrittenTime?, _ flags: inout FlagSet) throws -> TradeTime {
    guard let written else { return TradeTime(day: day) }
    return try time(day, written.time, written.microseconds, written.zone, &flags)
  }

  private func time(
    _ day: CivilDay, _ time: CivilTime, _ microseconds: Int, _ written: WrittenZone?, _ flags: inout FlagSet
  ) throws -> TradeTime {
    switch written {
    case .offset(let seconds):
      // The offset wins; the file's own zone still says on whose calendar the day is.
      let place = try Zone(offset: seconds)
      let moment = resolve(day, time, microseconds, place, &flags)
      return isAssumed ? moment : moment.moved(to: zone)
    case .named(let name): return resolve(day, time, microseconds, try Zone(named: name), &flags)
    case nil:
      if isAssumed { flags.insert(.zoneAssumed) }
      return resolve(day, time, microseconds, zone, &flags)
    }
  }

  private func resolve(
    _ day: CivilDay, _ time: CivilTime, _ microseconds: Int, _ zone: Zone, _ flags: inout FlagSet
  ) -> TradeTime {
    let instant: Instant
    switch zone.resolve(day, time) {
    case .unique(let only): instant = only
    case .ambiguous(let earlier, _):
      flags.insert(.timeAmbiguous)
      instant = earlier
    case .missing(let readAs):
      flags.insert(.timeDoesNotExist)
      instant = readAs
    }
    let exact = Instant(microseconds: instant.microseconds + Int64(microseconds))
    return TradeTime(moment: Moment(instant: exact, zone: zone))
  }
}

extension TradeTime {
  /// The same instant on another clock.
  fileprivate func moved(to zone: Zone) -> TradeTime {
    guard let moment else { return self }
    return TradeTime(moment: Moment(instant: moment.instant, zone: zone))
  }
}

extension Zone {
  /// The zone whose clocks are always so many seconds ahead of Greenwich.
  fileprivate init(offset seconds: Int) throws(ZoneError) {
    if seconds == 0 {
      self = .utc
      return
    }
    let minutes = abs(seconds) / 60
    func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    try self.init(named: "\(seconds < 0 ? "-" : "+")\(pair(minutes / 60)):\(pair(minutes % 60))")
  }
}
