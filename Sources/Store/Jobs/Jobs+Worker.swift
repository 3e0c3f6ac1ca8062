import Base

extension Jobs {
  /// Seconds between two looks at the table when nothing is heard.
  private static let patience = 2.0
  /// Seconds in which a worker that found nothing does not look again, however much is written meanwhile.
  private static let rest = 0.1

  /// Makes sure that the recurring jobs are there, and starts the threads that do what is due, together with one that
  /// renews their leases.
  package func start(workers count: Int = 2) throws {
    try addRecurring()
    state.locked { state in
      guard state.heart == nil, count > 0 else { return }
      state.heart = Worker { [self] in beat() }
      state.workers = (0..<count).compactMap { _ in Worker { [self] in work() } }
    }
  }

  /// Lets the jobs that are under way end, or stop where they look for that, and ends the threads.
  package func stop() {
    let workers = state.signal { state in
      state.isStopping = true
      defer { state.workers = [] }
      return state.workers
    }
    workers.forEach { $0.join() }
    let heart = state.signal { state in
      state.isStopped = true
      defer { state.heart = nil }
      return state.heart
    }
    heart?.join()
  }

  /// Does the one job that is due first, on this thread; answers whether there was one.
  package func runNext() throws -> Bool {
    guard let run = try claim() else { return false }
    defer { state.locked { _ = $0.runs.removeValue(forKey: run.claim) } }
    try run.finish(outcome(of: run))
    return true
  }

  /// Extends the leases of all that is under way in this process.
  package func renewLeases() {
    for run in state.locked({ Array($0.runs.values) }) { run.renew() }
  }

  private func outcome(of run: JobRun) -> JobRun.Outcome {
    // Work that ends the process each time must not do so for ever.
    guard run.job.attempts <= Jobs.attemptLimit else {
      return .failed("given up after its process had ended each time")
    }
    do {
      guard let kind = state.locked({ $0.kinds[run.job.kind] }) else { throw StoreError.notFound(run.job.kind) }
      return .done(try kind.handler(run, database))
    } catch StoreError.stopped {
      return .stopped
    } catch {
      return .failed("\(error)")
    }
  }

  private func work() {
    let listener = database.changes.listen(owner: nil, polls: false) { [state] in state.signal { $0.news += 1 } }
    defer { listener.cancel() }
    while true {
      // Noted before the look, so that what comes during it is not missed.
      let (news, isStopping) = state.locked { ($0.news, $0.isStopping) }
      if isStopping { return }
      _ = listener.take()
      // An error here is the store's own (busy, a full disk): the next round tries again.
      if (try? runNext()) == true { continue }
      _ = state.wait(seconds: Jobs.rest) { $0.isStopping ? true : nil }
      _ = state.wait(seconds: Jobs.patience) { $0.isStopping || $0.news != news ? true : nil }
    }
  }

  private func beat() {
    while state.wait(seconds: Double(JobRun.lease) / 3, { $0.isStopped ? true : nil }) == nil { renewLeases() }
  }
}
