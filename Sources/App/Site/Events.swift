import Book
import HTTP
import Store
import Synchronization

extension Composition {
  /// One stream for each browser: the topics of what was changed, for its owner alone.
  var eventsRoute: Route {
    Route(.get, "/events", kind: .events) { [database = house.database] request in
      guard let visitor = request.visitor else { throw HTTPError(.internalServerError) }
      let bridge = EventBridge()
      let stream = EventStream { bridge.close() }
      bridge.open(database.changes.listen(owner: visitor.owner) { bridge.pass(to: stream) })
      return .events(stream)
    }
  }
}

/// Passes what a listener hears to a stream, until either ends.
private final class EventBridge: Sendable {
  private let listener = Mutex<Listener?>(nil)
  private let isClosed = Mutex(false)

  func open(_ listener: Listener) {
    self.listener.withLock { $0 = listener }
    if isClosed.withLock({ $0 }) { close() }
  }

  func pass(to stream: EventStream) {
    guard let topics = listener.withLock({ $0 })?.take() else { return }
    stream.send(topics.sorted().joined(separator: " "), event: "change")
  }

  func close() {
    isClosed.withLock { $0 = true }
    listener.withLock { $0 }?.cancel()
  }
}
