package import Base

/// How a feed hears of what other processes write.
package enum ForeignNews: Sendable {
  /// It asks, every 250 ms while somebody listens, whether anything was written since the last time.
  case asked(@Sendable () -> Bool)
  /// It is told: the closure waits for at most the seconds given and answers what came. From the first listener on it is
  /// called all the time, so that nothing piles up where the news come from. It may ask whether anybody listens for an
  /// owner before it looks closer.
  case told(@Sendable (_ seconds: Double, _ isHeard: (ID?) -> Bool) -> Set<Change>)
}
