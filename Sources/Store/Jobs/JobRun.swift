package import Base

/// One attempt at a job, in the hands of its handler.
///
/// The attempt holds a lease of two minutes. `report` extends it; a handler whose work is one long transaction calls
/// `confirm` as that transaction's last act, so that the work of an attempt that has lost its lease is never kept.
package final class JobRun: Sendable {
  /// How long a lease holds, in seconds.
  package static let lease = 120

  /// What is to be done.
  package let job: Job

  private let worker: ID
  private let database: any Database
  private let clock: any Clock
  private let memory: Monitor<[ID: JSON]>
  private let isStopping: @Sendable () -> Bool

  init(
    _ job: Job, worker: ID, database: any Database, clock: any Clock, memory: Monitor<[ID: JSON]>,
    isStopping: @escaping @Sendable () -> Bool
  ) {
    self.job = job
    self.worker = worker
    self.database = database
    self.clock = clock
    self.memory = memory
    self.isStopping = isStopping
  }

  /// Whether the process is about to end: a long handler then throws ``StoreError/stopped``, and the job waits for the
  /// next start.
  package var shouldStop: Bool { isStopping() }

  /// Says how far the work has come, to be called outside of transactions.
  ///
  /// It is kept in memory for this process's pages and in the row for others.
  package func report(_ progress: JSON) throws {
    memory.locked { $0[job.id] = progress }
    try database.write { transaction in
      try extend(progress, in: transaction)
      transaction.touch(owner: job.owner, topic: "jobs/\(job.id)")
    }
  }

  /// Says how far the work has come while a transaction is open, in memory alone.
  package func note(_ progress: JSON) {
    memory.locked { $0[job.id] = progress }
    database.changes.publish([Change(owner: job.owner, topic: "jobs/\(job.id)")])
  }

  /// Makes sure, within the transaction that does the work, that this attempt still holds the job.
  package func confirm(in transaction: any Transaction) throws(StoreError) {
    try extend(job.progress, in: transaction)
  }

  private func extend(_ progress: JSON?, in transaction: any Transaction) throws(StoreError) {
    let held = try transaction.execute(
      """
      update job set leased_until = $1, progress = $2
      where id = $3 and state = 'running' and worker = $4 and attempts = $5
      """,
      [
        .instant(clock.now().adding(seconds: JobRun.lease)), .json(progress), .id(job.id), .id(worker),
        .int(job.attempts),
      ])
    guard held == 1 else { throw .stopped }
  }
}
