import Glibc

/// Time that only goes forward, for measuring and for deadlines.
enum Ticks {
  /// Nanoseconds of a second.
  static let second: Int64 = 1_000_000_000

  /// Nanoseconds since some moment.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * second + Int64(time.tv_nsec)
  }

  static func microseconds(since start: Int64) -> Int64 { (now() - start) / 1000 }
}
