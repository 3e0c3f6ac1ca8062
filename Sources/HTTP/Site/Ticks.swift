import Glibc

/// Time that only goes forward, for measuring and for deadlines.
enum Ticks {
  /// Nanoseconds since some moment.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  static func microseconds(since start: Int64) -> Int64 { (now() - start) / 1000 }
}
