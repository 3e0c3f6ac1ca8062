import Synchronization

/// Tells what time it is; the only way in which the program learns it.
package protocol Clock: Sendable {
  /// The present instant.
  func now() -> Instant
}

/// A clock for tests that shows what it is told.
package final class FixedClock: Clock, Sendable {
  private let instant: Mutex<Instant>

  /// Makes a clock that stands at an instant.
  package init(_ instant: Instant) {
    self.instant = Mutex(instant)
  }

  /// The instant at which the clock stands.
  package func now() -> Instant { instant.withLock { $0 } }

  /// Puts the clock to another instant.
  package func set(_ other: Instant) { instant.withLock { $0 = other } }

  /// Moves the clock forwards (or backwards, if negative).
  package func advance(seconds: Int) { instant.withLock { $0 = $0.adding(seconds: seconds) } }
}
