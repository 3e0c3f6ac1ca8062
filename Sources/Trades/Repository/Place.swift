import Base

/// Where a record stands in the lists of its owner: a text that sorts as the records do.
///
/// It follows `DayOrder`: day, phase of the day, instant, order of entry. Records that were ordered by hand exchange
/// their texts among themselves.
enum Place {
  /// Below every place of a day.
  static func start(of day: CivilDay) -> String { day.iso }

  /// Above every place of a day.
  static func end(of day: CivilDay) -> String { day.iso + "~" }

  /// The place that time and order of entry give.
  static func text(of trade: Trade, on day: CivilDay) -> String {
    let phase: UInt8 =
      if trade.kind == .split {
        0
      } else if trade.time.moment != nil {
        2
      } else {
        trade.kind.isDeparture ? 3 : 1
      }
    // Counted from two days before the day in Greenwich: no zone is further off, and the digits are always as many.
    let start = Int64(day.epochDay - 2) * 86_400_000_000
    let instant = phase == 2 ? (trade.time.moment?.instant.microseconds ?? start) - start : 0
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 33) { buffer in
      var end = 0
      for byte in day.iso.utf8 where end < 10 {
        buffer[end] = byte
        end += 1
      }
      buffer[10] = UInt8(ascii: "0") + phase
      write(instant, into: buffer, 11..<23)
      write(Int64(trade.sequence), into: buffer, 23..<33)
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  private static func write(_ number: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>, _ range: Range<Int>) {
    var rest = number
    for index in range.reversed() {
      buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
