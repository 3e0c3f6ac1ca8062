package import Base

/// One attempt at a job, in the hands of its handler.
///
/// The attempt holds a lease of a minute, which its process renews for as long as the handler works. A handler whose work
/// is one transaction ends it with ``complete(_:in:)``: the work and what came of it are then kept together, or neither
/// is, and the work of an attempt that has lost its lease is never kept.
package final class JobRun: Sendable {
  /// How long a lease holds unless it is renewed, in seconds.
  package static let lease = 60

  private struct State {
    var progress: JSON?
    /// When other processes may be told of progress again.
    var nextTelling = Instant(seconds: 0)
    /// Whether another worker has the job by now.
    var isLost = false
    /// Whether an open transaction may have changed the job's row, which others then wait for.
    var holdsRow = false
  }

  /// What is to be done.
  package let job: Job

  /// What names this attempt, in the job's row and in this process.
  let claim: ID
  let period: Int?
  let clock: any Clock
  private let database: any Database
  private let isStopping: @Sendable () -> Bool
  private let state = Monitor(State())

  init(
    _ job: Job, claim: ID, period: Int?, database: any Database, clock: any Clock,
    isStopping: @escaping @Sendable () -> Bool
  ) {
    self.job = job
    self.claim = claim
    self.period = period
    self.database = database
    self.clock = clock
    self.isStopping = isStopping
  }

  /// How far the work has come, as it was reported last.
  package var progress: JSON? { state.locked { $0.progress } }

  /// Whether the process is about to end, or another worker has the job: a long handler then throws
  /// ``StoreError/stopped``, and the job waits for the next start.
  package var shouldStop: Bool { isStopping() || state.locked { $0.isLost } }

  /// Says how far the work has come, inside of transactions or outside, and ends work that should stop.
  ///
  /// Pages of this process see it at once; those of others once a second where the engine can tell them while a
  /// transaction is open, otherwise when the lease is renewed.
  package func report(_ progress: JSON) throws(StoreError) {
    let now = clock.now()
    let isTold = state.locked { state in
      state.progress = progress
      guard !state.holdsRow, state.nextTelling <= now else { return false }
      state.nextTelling = now.adding(seconds: 1)
      return true
    }
    if isTold {
      // Work does not fail because nobody can be told of it.
      _ = try? database.aside { transaction in
        if try extend(in: transaction) { transaction.touch(owner: job.owner, topic: Job.topic(of: job.id)) }
      }
    }
    database.changes.publish([Change(owner: job.owner, topic: Job.topic(of: job.id))])
    if shouldStop { throw .stopped }
  }

  /// Notes what came of the job as the last act of the transaction that does its work; throws ``StoreError/stopped``
  /// where another worker has the job by now, so that nothing of this attempt is kept.
  package func complete(_ result: JSON, in transaction: any Transaction) throws(StoreError) {
    state.locked { $0.holdsRow = true }
    guard try settle(.done(result), in: transaction) else { throw .stopped }
  }

  /// Makes sure, as the last act of a transaction that does a part of the work, that this attempt still holds the job.
  package func confirm(in transaction: any Transaction) throws(StoreError) {
    state.locked { $0.holdsRow = true }
    guard try extend(in: transaction) else { throw .stopped }
  }

  /// Extends the lease; an attempt that has none any more learns it here.
  func renew() {
    // Where the store cannot be written now, the next time will do: the lease outlasts three.
    let isHeld = try? database.write(.rows) { try extend(in: $0) }
    if isHeld == false { state.locked { $0.isLost = true } }
  }

  /// Notes the end of the attempt, unless it was noted with the work or another worker has the job.
  func finish(_ outcome: Outcome) throws {
    try database.write(.rows) { _ = try settle(outcome, in: $0) }
  }

  private func extend(in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute(
      "update job set leased_until = $1, progress = $2 where id = $3 and state = 'running' and worker = $4",
      [.instant(clock.now().adding(seconds: JobRun.lease)), .json(progress), .id(job.id), .id(claim)]) == 1
  }
}
