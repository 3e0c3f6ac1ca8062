import Synchronization

/// UUIDs of version 7 from a clock and the system's random numbers, rising within a process.
package final class SystemIDs: IDSource {
  /// Milliseconds since 1970 and the 74 bits behind them.
  private struct Last {
    var milliseconds: UInt64 = 0
    var tail: UInt128 = 0
  }

  private static let tailBits: UInt128 = 74
  private let clock: any Clock
  private let last = Mutex(Last())

  /// Takes the time from a clock.
  package init(clock: any Clock = SystemClock()) {
    self.clock = clock
  }

  /// An id later than all before, also when the clock stands still or is put back.
  package func next() -> ID {
    let now = UInt64(max(clock.now().microseconds, 0)) / 1000
    let random = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    let (milliseconds, tail) = last.withLock { last in
      let fresh = UInt128(random.0) << 64 | UInt128(random.1)
      if now > last.milliseconds {
        // The top bit stays clear, so that there is room to count within the millisecond.
        last = Last(milliseconds: now, tail: fresh & (1 << (Self.tailBits - 1) - 1))
      } else {
        last.tail += 1 + UInt128(random.1 & 0xFFFF_FFFF)
        if last.tail >> Self.tailBits != 0 {
          last = Last(milliseconds: last.milliseconds + 1, tail: fresh & (1 << (Self.tailBits - 1) - 1))
        }
      }
      return (last.milliseconds, last.tail)
    }
    let upper = UInt64(truncatingIfNeeded: tail >> 62) & 0xFFF
    let lower = UInt64(truncatingIfNeeded: tail) & 0x3FFF_FFFF_FFFF_FFFF
    return ID(high: milliseconds << 16 | 0x7000 | upper, low: 0x8000_0000_0000_0000 | lower)
  }
}
