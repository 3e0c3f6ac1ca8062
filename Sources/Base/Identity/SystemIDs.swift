import Glibc
import Synchronization

/// UUIDs of version 7 from a clock and the system's random numbers, rising within a process.
package final class SystemIDs: IDSource {
  /// Milliseconds since 1970 and the 74 bits behind them.
  private struct Last {
    var milliseconds: UInt64 = 0
    var tail: UInt128 = 0
    private var pool: [UInt64] = []

    /// Random bits; the system is asked for a few hundred bytes at a time.
    mutating func random() -> UInt64 {
      if let bits = pool.popLast() { return bits }
      pool = Array(repeating: 0, count: 32)
      let failed = pool.withUnsafeMutableBytes { getentropy($0.baseAddress, $0.count) } != 0
      if failed { pool = [.random(in: .min ... .max)] }
      return pool.popLast() ?? 0
    }

    /// Begins a millisecond with 73 random bits; the top bit is left clear, so that there is room to count.
    mutating func begin(_ milliseconds: UInt64) {
      self.milliseconds = milliseconds
      tail = UInt128(random() >> 55) << 64 | UInt128(random())
    }
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
    let (milliseconds, tail) = last.withLock { last in
      if now > last.milliseconds {
        last.begin(now)
      } else {
        last.tail += 1 + UInt128(last.random() & 0xFFFF_FFFF)
        if last.tail >> Self.tailBits != 0 {
          last.begin(last.milliseconds + 1)
        }
      }
      return (last.milliseconds, last.tail)
    }
    let upper = UInt64(truncatingIfNeeded: tail >> 62) & 0xFFF
    let lower = UInt64(truncatingIfNeeded: tail) & 0x3FFF_FFFF_FFFF_FFFF
    return ID(high: milliseconds << 16 | 0x7000 | upper, low: 0x8000_0000_0000_0000 | lower)
  }
}
