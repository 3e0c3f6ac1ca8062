import Base

extension Jobs {
  /// Makes sure that the recurring jobs are there, and starts the thread that does what is due.
  package func start() throws {
    try addRecurring()
    state.locked { state in
      guard state.worker == nil else { return }
      state.worker = Worker { [self] in work() }
    }
  }

  /// Lets the job that is under way end, or stop where it looks for that, and ends the thread.
  package func stop() {
    let worker = state.signal { state in
      state.isStopping = true
      defer { state.worker = nil }
      return state.worker
    }
    worker?.join()
  }

  /// Adds the recurring jobs that are missing.
  package func addRecurring() throws {
    let periods = state.locked { $0.periods }
    try database.write { transaction in
      for kind in periods.keys.sorted() { try add(kind, owner: nil, key: "recurring", in: transaction) }
    }
  }

  /// Does the one job that is due first, on this thread; answers whether there was one.
  package func runNext() throws -> Bool {
    guard let job = try claim() else { return false }
    let run = JobRun(
      job, worker: worker, database: database, clock: clock, memory: memory,
      isStopping: { [state] in state.locked { $0.isStopping } })
    let outcome: Outcome
    do {
      guard let handler = state.locked({ $0.handlers[job.kind] }) else { throw StoreError.notFound(job.kind) }
      outcome = .done(try handler(run, database))
    } catch StoreError.stopped {
      outcome = .stopped
    } catch {
      outcome = .failed("\(error)")
    }
    try finish(job, outcome)
    _ = memory.locked { $0.removeValue(forKey: job.id) }
    return true
  }

  private enum Outcome {
    case done(JSON), failed(String), stopped
  }

  private func work() {
    let listener = database.changes.listen(owner: nil, polls: false) { [state] in state.signal { $0.hasNews = true } }
    defer { listener.cancel() }
    while !state.locked({ $0.isStopping }) {
      _ = listener.take()
      state.locked { $0.hasNews = false }
      // An error here is the store's own (busy, a full disk): the next round tries again.
      let wasBusy = (try? runNext()) ?? false
      if wasBusy { continue }
      _ = state.wait(seconds: 2) { state in state.isStopping || state.hasNews ? true : nil }
    }
  }

  private func claim() throws -> Job? {
    let now = clock.now()
    let kinds = state.locked { $0.handlers.keys.sorted() }
    let due = """
      (state = 'waiting' and due <= $1 or state = 'running' and leased_until <= $1)
      """
    // A look from outside first: an idle worker writes nothing.
    let isAny = try database.read { connection in
      try connection.exists("select 1 from job where state in ('waiting', 'running') and \(due)", [.instant(now)])
    }
    guard isAny, !kinds.isEmpty else { return nil }
    let places = kinds.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
    return try database.write { transaction in
      // Work that ends the process each time must not do so for ever.
      try transaction.execute(
        """
        update job set state = 'failed', error = 'given up after its process had ended each time', finished_at = $1
        where state = 'running' and leased_until <= $1 and attempts >= $2
        """, [.instant(now), .int(Jobs.attemptLimit)])
      let first = try transaction.one(
        """
        select id from job where state in ('waiting', 'running') and \(due) and kind in (\(places))
        order by due, id limit 1
        """, [.instant(now)] + kinds.map(Value.text)
      ) { row in try row.id(0) }
      guard let first else { return nil }
      try transaction.execute(
        """
        update job set state = 'running', attempts = attempts + 1, worker = $1, leased_until = $2 where id = $3
        """, [.id(worker), .instant(now.adding(seconds: JobRun.lease)), .id(first)])
      return try find(first, in: transaction)
    }
  }

  private func finish(_ job: Job, _ outcome: Outcome) throws {
    let now = clock.now()
    let period = state.locked { $0.periods[job.kind] }
    var next = Job.State.waiting
    var due = now
    var attempts = job.attempts
    var error: String?
    var result: JSON?
    switch outcome {
    case .stopped:
      attempts -= 1
    case .done(let answer):
      result = answer
      if let period { (due, attempts) = (now.adding(seconds: period), 0) } else { next = .done }
    case .failed(let reason):
      error = reason
      if attempts < Jobs.attemptLimit {
        due = now.adding(seconds: Jobs.delay(after: attempts))
      } else if let period {
        (due, attempts) = (now.adding(seconds: period), 0)
      } else {
        next = .failed
      }
    }
    try database.write { transaction in
      let held = try transaction.execute(
        """
        update job set state = $1, due = $2, attempts = $3, error = $4, result = $5, finished_at = $6,
          leased_until = null, worker = null
        where id = $7 and state = 'running' and worker = $8 and attempts = $9
        """,
        [
          .text(next.rawValue), .instant(due), .int(attempts), .string(error), .json(result),
          .instant(next == .waiting ? nil : now), .id(job.id), .id(worker), .int(job.attempts),
        ])
      if held == 1 { transaction.touch(owner: job.owner, topic: "jobs/\(job.id)") }
    }
  }

  /// Ten seconds after the first failure, then twice as long each time, up to an hour.
  static func delay(after attempts: Int) -> Int {
    min(10 << min(attempts - 1, 10), 3600)
  }
}
