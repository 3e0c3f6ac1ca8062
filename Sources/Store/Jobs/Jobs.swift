package import Base

/// The house's work apart from requests: a table of jobs, and workers that do them in order of their due times.
///
/// Any number of processes may work on one table. Each job is done by one worker at a time, which holds it by a lease
/// that its process renews; where a process dies, another takes the job up when the lease has run out. A handler may
/// therefore be begun twice: it does its work in one transaction that ends with ``JobRun/complete(_:in:)``, or so that a
/// second time does no harm.
package final class Jobs: Sendable {
  /// Does a job and answers what came of it.
  package typealias Handler = @Sendable (JobRun, any Database) throws -> JSON

  /// After this many attempts a job that failed stays failed.
  package static let attemptLimit = 8

  /// How a kind of job is done, and after how many seconds it comes again.
  struct Kind {
    let period: Int?
    let handler: Handler
  }

  struct State {
    var kinds: [String: Kind] = [:]
    /// What is under way in this process, by the claims under which it is done.
    var runs: [ID: JobRun] = [:]
    var workers: [Worker] = []
    var heart: Worker?
    /// Counts what the change feed tells, so that each worker knows whether it has looked since.
    var news = 0
    var isStopping = false
    var isStopped = false
  }

  let database: any Database
  let clock: any Clock
  let ids: any IDSource
  let state = Monitor(State())

  package init(database: any Database, clock: any Clock, ids: any IDSource) {
    self.database = database
    self.clock = clock
    self.ids = ids
  }

  /// Says who does jobs of a kind; to be called before the workers start.
  ///
  /// Kinds that nobody here does are left to other processes. With `every`, in seconds, there is always one such job:
  /// done at the first start, then again after each period.
  package func register(_ kind: String, every period: Int? = nil, _ handler: @escaping Handler) {
    state.locked { $0.kinds[kind] = Kind(period: period, handler: handler) }
  }
}
