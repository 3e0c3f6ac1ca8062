import Glibc
import Synchronization

/// The threads that run handlers, and the queue of what waits for them.
///
/// To put a thread to sleep and to wake it costs more than a small page. So one idle thread at a time keeps looking at
/// the queue for a moment before it sleeps, and as long as it looks nobody needs to be woken. A thread that takes a job
/// while more is waiting wakes the next one: a slow job never keeps another waiting while a thread is free.
final class WorkerPool: Sendable {
  typealias Job = @Sendable () -> Void

  private struct State {
    var queue: [Job] = []
    var head = 0
    var isStopping = false
    var isWatched = false

    var isEmpty: Bool { head == queue.count }
  }

  /// How long a thread looks before it sleeps.
  private static let patience: Int64 = 50_000

  private let state = Monitor(State())
  /// Whether something waits: what the looking thread looks at without the lock.
  private let hasWork = Atomic(false)

  /// Starts so many threads; fewer when the system has no more, and false when it has none.
  func start(_ count: Int) -> Bool {
    var started = 0
    for _ in 0..<count where Threads.start({ [self] in work() }) { started += 1 }
    return started > 0
  }

  func submit(_ job: @escaping Job) {
    let isSeen = state.change { state in
      state.queue.append(job)
      hasWork.store(true, ordering: .releasing)
      return state.isWatched
    }
    if !isSeen { state.signal() }
  }

  /// Lets the threads end once the queue is empty.
  func stop() {
    state.change { $0.isStopping = true }
    state.broadcast()
  }

  private func work() {
    while let job = takeOrWait() { job() }
  }

  private func takeOrWait() -> Job? {
    var watches = false
    var job = state.change { state -> Job? in
      if let job = take(&state) { return job }
      watches = !state.isWatched
      state.isWatched = true
      return nil
    }
    if watches {
      watch()
      job = state.change { state -> Job? in
        state.isWatched = false
        return take(&state)
      }
    }
    if let job { return found(job) }
    let next = state.wait { state -> Job?? in
      if let job = take(&state) { return .some(job) }
      return state.isStopping ? .some(nil) : nil
    }
    return next.map { found($0) }
  }

  private func watch() {
    let end = Ticks.now() + WorkerPool.patience
    while !hasWork.load(ordering: .acquiring), Ticks.now() < end { sched_yield() }
  }

  /// Before a thread turns to its job it sees to it that somebody turns to the next one.
  private func found(_ job: @escaping Job) -> Job {
    if state.change({ !$0.isEmpty && !$0.isWatched }) { state.signal() }
    return job
  }

  private func take(_ state: inout State) -> Job? {
    guard !state.isEmpty else { return nil }
    let job = state.queue[state.head]
    state.head += 1
    if state.isEmpty {
      state.queue.removeAll(keepingCapacity: true)
      state.head = 0
      hasWork.store(false, ordering: .releasing)
    } else if state.head > 1024 {
      state.queue.removeFirst(state.head)
      state.head = 0
    }
    return job
  }
}
