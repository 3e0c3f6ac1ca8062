import Base

extension JobRun {
  /// How an attempt ended.
  enum Outcome {
    case done(JSON), failed(String), stopped
  }

  /// Writes the end of the attempt into the job's row; answers whether this attempt still held the job.
  func settle(_ outcome: Outcome, in transaction: any Transaction) throws(StoreError) -> Bool {
    let now = clock.now()
    var next = Job.State.waiting
    var due = now
    var attempts = min(job.attempts, Jobs.attemptLimit)
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
        due = now.adding(seconds: Self.delay(after: attempts))
      } else if let period {
        (due, attempts) = (now.adding(seconds: period), 0)
      } else {
        next = .failed
      }
    }
    let held = try transaction.execute(
      """
      update job set state = $1, due = $2, attempts = $3, error = $4, result = $5, finished_at = $6,
        leased_until = null, worker = null, progress = null
      where id = $7 and state = 'running' and worker = $8
      """,
      [
        .text(next.rawValue), .instant(due), .int(attempts), .string(error), .json(result),
        .instant(next == .waiting ? nil : now), .id(job.id), .id(claim),
      ])
    if held == 1 { transaction.touch(owner: job.owner, topic: Job.topic(of: job.id)) }
    return held == 1
  }

  /// Ten seconds after the first failure, then twice as long each time, up to an hour.
  private static func delay(after attempts: Int) -> Int {
    min(10 << min(attempts - 1, 10), 3600)
  }
}
