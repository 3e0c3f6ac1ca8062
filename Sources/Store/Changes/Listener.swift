import Base

/// Somebody who listens to the change feed, until it is cancelled.
package final class Listener: Sendable {
  private struct State {
    var topics: Set<String> = []
    var isCancelled = false
  }

  let number: Int
  let polls: Bool
  let owner: ID?
  private let feed: ChangeFeed
  private let wake: @Sendable () -> Void
  private let state = Monitor(State())

  init(number: Int, owner: ID?, polls: Bool, feed: ChangeFeed, wake: @escaping @Sendable () -> Void) {
    self.number = number
    self.owner = owner
    self.polls = polls
    self.feed = feed
    self.wake = wake
  }

  /// The topics that came since the last time, each once; ``Change/everything`` alone where they were too many.
  package func take() -> Set<String> {
    state.locked { state in
      defer { state.topics = [] }
      return state.topics
    }
  }

  /// The same, but waits for something to come, at most the seconds given; nil once cancelled.
  package func wait(seconds: Double) -> Set<String>? {
    let topics: Set<String>?? = state.wait(seconds: seconds) { state in
      if state.isCancelled { return .some(nil) }
      guard !state.topics.isEmpty else { return nil }
      defer { state.topics = [] }
      return .some(state.topics)
    }
    return topics ?? []
  }

  /// Stops to listen.
  package func cancel() {
    state.signal { $0.isCancelled = true }
    feed.remove(self)
  }

  func receive(_ changes: Set<Change>) {
    let mine = changes.filter { $0.owner == nil || owner == nil || $0.owner == owner }.map(\.topic)
    guard !mine.isEmpty else { return }
    let isNews = state.signal { state in
      guard !state.isCancelled else { return false }
      defer {
        state.topics.formUnion(mine)
        if state.topics.contains(Change.everything) || state.topics.count > Change.limit {
          state.topics = [Change.everything]
        }
      }
      return state.topics.isEmpty
    }
    if isNews { wake() }
  }
}
