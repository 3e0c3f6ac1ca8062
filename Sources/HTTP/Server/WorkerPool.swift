/// The threads that run handlers, and the queue of what waits for them.
final class WorkerPool: Sendable {
  private struct State {
    var queue: [@Sendable () -> Void] = []
    var head = 0
    var isStopping = false
  }

  private let state = Monitor(State())

  /// Starts so many threads; fewer when the system has no more, and false when it has none.
  func start(_ count: Int) -> Bool {
    var started = 0
    for _ in 0..<count where Threads.start({ [self] in work() }) { started += 1 }
    return started > 0
  }

  func submit(_ job: @escaping @Sendable () -> Void) {
    state.signal { $0.queue.append(job) }
  }

  /// Lets the threads end once the queue is empty.
  func stop() { state.broadcast { $0.isStopping = true } }

  private func work() {
    while let job = state.wait(WorkerPool.next) { job() }
  }

  /// The next job; nil inside says to end, nil outside to wait.
  private static func next(_ state: inout State) -> (@Sendable () -> Void)?? {
    guard state.head < state.queue.count else {
      return state.isStopping ? .some(nil) : nil
    }
    let job = state.queue[state.head]
    state.head += 1
    if state.head == state.queue.count {
      state.queue.removeAll(keepingCapacity: true)
      state.head = 0
    } else if state.head > 1024 {
      state.queue.removeFirst(state.head)
      state.head = 0
    }
    return .some(job)
  }
}
