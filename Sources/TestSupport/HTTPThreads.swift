import Glibc
import Synchronization

/// Threads of their own for tests that wait, so that they take none from the tests that run beside them.
package enum TestThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs something on a new thread.
  package static func start(_ run: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let body = Unmanaged.passRetained(Body(run))
    let result = pthread_create(&thread, nil, enter, body.toOpaque())
    if result == 0 { pthread_detach(thread) } else { body.release() }
  }

  private static let enter: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
}

/// A gate that holds whoever comes until it is opened.
package final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var visitors = 0
  }

  private let state = Mutex(State())

  package init() {}

  package var isOpen: Bool { state.withLock { $0.isOpen } }

  package func open() { state.withLock { $0.isOpen = true } }

  /// Waits until the gate is open.
  package func pass() {
    state.withLock { $0.visitors += 1 }
    while !isOpen { usleep(500) }
  }

  /// Waits for a moment, for who looks again and again.
  package func rest() { usleep(500) }

  /// Waits until so many have come.
  package func waitForVisitors(_ count: Int) {
    while state.withLock({ $0.visitors < count }) { usleep(500) }
  }
}
