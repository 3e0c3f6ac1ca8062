package import Base

/// A date as a cell names it, with time and zone where it has them.
package struct WrittenMoment: Equatable, Sendable {
  /// The day on the wall of the place where it was written.
  package var day: CivilDay

  /// The time of day, if one is given.
  package var time: CivilTime?

  /// What the time has beyond whole seconds.
  package var microseconds = 0

  /// The zone, if the text itself names one.
  package var zone: WrittenZone?

  /// The instant, when the text has a time and an offset.
  package var instant: Instant? {
    guard let time, case .offset(let seconds) = zone else { return nil }
    let wall = Int64(day.epochDay) * 86_400 + Int64(time.seconds) - Int64(seconds)
    return Instant(microseconds: wall * 1_000_000 + Int64(microseconds))
  }
}

/// A zone as a text names it.
package enum WrittenZone: Equatable, Sendable {
  /// Seconds east of Greenwich: `Z`, `+09:00`, `GMT-04`, `EST`.
  case offset(Int)
  /// The name of a zone for words that mean summer and winter time alike: `ET`.
  case named(String)
}

/// A time of day as a cell names it.
package struct WrittenTime: Equatable, Sendable {
  /// Whole seconds.
  package var time: CivilTime

  /// What the time has beyond them.
  package var microseconds = 0

  /// The zone, if the text itself names one.
  package var zone: WrittenZone?

  /// Reads a cell as a time of day; nil when it is empty or a dash.
  package static func read(_ cell: UnsafeBufferPointer<UInt8>) throws(DateError) -> WrittenTime? {
    if cell.count == 8, let seconds = PlainMoment.seconds(cell, from: 0), let time = CivilTime(seconds: seconds) {
      return WrittenTime(time: time)
    }
    return try MomentReader.readTime(CellText.plain(cell))
  }

  /// Reads a text as a time of day; nil when it is empty or a dash.
  package static func read(_ text: String) throws(DateError) -> WrittenTime? {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(DateError) in try read(bytes) }
  }
}
