package import Base

/// When a record was: a plain date, or an instant in the zone that it was written in.
package struct TradeTime: Hashable, Sendable {
  /// The day of origin: the plain date, or the local day in the zone of the file or form.
  package let day: CivilDay
  /// The instant and its zone; nothing for a plain date.
  package let moment: Moment?

  /// Makes a plain date, which no day rule moves.
  package init(day: CivilDay) {
    self.day = day
    moment = nil
  }

  /// Makes a time that the day rule turns into a day.
  package init(moment: Moment) {
    day = moment.day
    self.moment = moment
  }

  /// The day to which the record belongs.
  package func day(by rule: DayRule) -> CivilDay {
    guard case .zone(let zone) = rule, let moment else { return day }
    return zone.day(of: moment.instant)
  }

  /// The time shown beside that day; nothing for a plain date.
  package func time(by rule: DayRule) -> CivilTime? {
    guard let moment else { return nil }
    guard case .zone(let zone) = rule else { return moment.time }
    return zone.time(of: moment.instant)
  }
}
