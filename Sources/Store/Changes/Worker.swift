import Glibc

/// A thread of its own for work that waits: no task, no queue.
package final class Worker: @unchecked Sendable {
  private let thread: pthread_t

  /// Starts `body` on a new thread; nil where the system has no thread to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, Worker.run, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the end of the work; to be called once.
  package func join() {
    pthread_join(thread, nil)
  }

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
    if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
    return nil
  }
}
