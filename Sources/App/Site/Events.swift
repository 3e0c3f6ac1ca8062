import Accounts
import Book
import HTTP
import Store
import Synchronization

extension Composition {
  /// One stream for each browser: the topics of what was changed, for its owner alone.
  var eventsRoute: Route {
    Route(.get, "/events", kind: .events) { [database = house.database] request in
      guard let visitor = request.visitor else { throw HTTPError(.internalServerError) }
      let bridge = EventBridge(isOfSession: request.signedIn != nil)
      let stream = EventStream { bridge.close() }
      bridge.open(database.changes.listen(owner: visitor.owner) { bridge.pass(to: stream) }, to: stream)
      return .events(stream)
    }
  }
}

/// Passes what a listener hears to a stream, until either ends.
private final class EventBridge: Sendable {
  private struct State {
    var listener: Listener?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let isOfSession: Bool

  init(isOfSession: Bool) { self.isOfSession = isOfSession }

  func open(_ listener: Listener, to stream: EventStream) {
    let isClosed = state.withLock { state in
      state.listener = listener
      return state.isClosed
    }
    // What came before the listener was known here has woken nobody.
    if isClosed { listener.cancel() } else { pass(to: stream) }
  }

  func pass(to stream: EventStream) {
    guard let topics = state.withLock({ $0.listener })?.take(), !topics.isEmpty else { return }
    stream.send(topics.sorted().joined(separator: " "), event: "change")
    // One of the sessions may be over, or its screen locked. Asking the store which is not for this thread: the browser
    // connects anew, and whoever may not is refused at the door.
    if isOfSession, topics.contains("sessions") { stream.close() }
  }

  func close() {
    let listener = state.withLock { state in
      state.isClosed = true
      defer { state.listener = nil }
      return state.listener
    }
    listener?.cancel()
  }
}
