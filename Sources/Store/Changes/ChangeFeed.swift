package import Base

/// Tells listeners which topics of which owner were changed.
///
/// Whoever commits hands its changes here and goes on at once: for each listener the topics are gathered in a set of
/// bounded size, so that a slow listener costs nothing and misses nothing but detail.
package final class ChangeFeed: Sendable {
  /// Seconds between two questions, and the longest wait for news.
  private static let pause = 0.25

  private struct State {
    var listeners: [Int: Listener] = [:]
    var nextNumber = 0
    var poller: Worker?
    var isClosed = false
  }

  private let state = Monitor(State())
  private let news: ForeignNews

  /// A feed that also hears of what other processes write.
  package init(_ news: ForeignNews) {
    self.news = news
  }

  /// Begins to listen for what concerns `owner`.
  ///
  /// `wake` is called once when something has come, then not again until it was taken. It runs on the thread that
  /// committed: it must be quick and must not use the database. With `polls` false the listener does without news of
  /// other processes.
  package func listen(owner: ID?, polls: Bool = true, wake: @escaping @Sendable () -> Void = {}) -> Listener {
    state.signal { state in
      state.nextNumber += 1
      let listener = Listener(number: state.nextNumber, owner: owner, polls: polls, feed: self, wake: wake)
      guard !state.isClosed else { return listener }
      state.listeners[listener.number] = listener
      if polls, state.poller == nil { state.poller = startPolling() }
      return listener
    }
  }

  /// Tells listeners of changes that were kept.
  package func publish(_ changes: Set<Change>) {
    guard !changes.isEmpty else { return }
    for listener in state.locked({ Array($0.listeners.values) }) { listener.receive(changes) }
  }

  /// Ends the feed: nobody is told anything any more.
  package func close() {
    let (poller, listeners) = state.signal { state in
      state.isClosed = true
      defer { state.listeners = [:] }
      defer { state.poller = nil }
      return (state.poller, Array(state.listeners.values))
    }
    listeners.forEach { $0.cancel() }
    poller?.join()
  }

  func remove(_ listener: Listener) {
    _ = state.signal { $0.listeners.removeValue(forKey: listener.number) }
  }

  private func startPolling() -> Worker? {
    switch news {
    case .asked(let hasChanged):
      Worker { [self] in
        // The first look only notes where the database stands.
        _ = hasChanged()
        while rest() {
          if hasChanged() { publish([Change(owner: nil, topic: Change.everything)]) }
        }
      }
    case .told(let next):
      Worker { [self] in
        while !state.locked({ $0.isClosed }) { publish(next(ChangeFeed.pause, isHeard)) }
      }
    }
  }

  /// Whether anybody listens for an owner.
  private func isHeard(_ owner: ID?) -> Bool {
    state.locked { state in
      state.listeners.values.contains { owner == nil || $0.owner == nil || $0.owner == owner }
    }
  }

  /// Waits until it is time to ask again; false once the feed is closed.
  private func rest() -> Bool {
    let isClosed = state.wait(seconds: ChangeFeed.pause) { $0.isClosed ? true : nil } ?? false
    if isClosed { return false }
    let somebodyListens: Bool? = state.wait { state in
      state.isClosed ? false : state.listeners.values.contains(where: \.polls) ? true : nil
    }
    return somebodyListens == true
  }
}
