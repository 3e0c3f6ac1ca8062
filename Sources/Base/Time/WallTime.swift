/// What a day and a time on a clock mean as an instant.
package enum WallTime: Equatable, Sendable {
  /// The clock showed it once.
  case unique(Instant)
  /// The clock was put back and showed it twice.
  case ambiguous(earlier: Instant, later: Instant)
  /// The clock was put forward and never showed it: read with the offset before the jump.
  case missing(readAs: Instant)

  /// The instant taken: the earlier of two; in a gap, the one read as if the clock had not jumped.
  package var instant: Instant {
    switch self {
    case .unique(let instant), .ambiguous(earlier: let instant, later: _), .missing(readAs: let instant): instant
    }
  }
}
