package import Base

/// The house's work apart from requests: a table of jobs and one worker that does them in order of their due times.
///
/// Each job is done by one process at a time, held by a lease; where a process dies, another takes the job up when the
/// lease has run out. A handler may therefore be begun twice, and must do its work in one transaction or so that a
/// second time does no harm.
package final class Jobs: Sendable {
  /// Does a job and answers what came of it.
  package typealias Handler = @Sendable (JobRun, any Database) throws -> JSON

  /// After this many attempts a job that failed stays failed.
  package static let attemptLimit = 8

  struct State {
    var handlers: [String: Handler] = [:]
    var periods: [String: Int] = [:]
    var worker: Worker?
    var hasNews = false
    var isStopping = false
  }

  let database: any Database
  let clock: any Clock
  let ids: any IDSource
  let worker: ID
  let state = Monitor(State())
  let memory = Monitor<[ID: JSON]>([:])

  package init(database: any Database, clock: any Clock, ids: any IDSource) {
    self.database = database
    self.clock = clock
    self.ids = ids
    worker = ids.next()
  }

  /// Says who does jobs of a kind; to be called before the worker starts.
  ///
  /// With `every`, in seconds, there is always one such job: done at the first start, then again after each period.
  package func register(_ kind: String, every period: Int? = nil, _ handler: @escaping Handler) {
    state.locked { state in
      state.handlers[kind] = handler
      state.periods[kind] = period
    }
  }

  /// Adds a job that is due at once or later; the work begins when the transaction is kept.
  ///
  /// Where a job of the kind with the same `key` is not done yet, nothing is added and nil answered.
  @discardableResult
  package func add(
    _ kind: String, owner: ID?, payload: JSON = .object([]), key: String? = nil, due: Instant? = nil,
    in transaction: any Transaction
  ) throws(StoreError) -> ID? {
    let id = ids.next()
    let now = clock.now()
    let added = try transaction.execute(
      """
      insert into job (id, owner, kind, unique_key, payload, state, due, created_at)
      values ($1, $2, $3, $4, $5, 'waiting', $6, $7) on conflict do nothing
      """,
      [.id(id), .id(owner), .text(kind), .string(key), .json(payload), .instant(due ?? now), .instant(now)])
    guard added == 1 else { return nil }
    transaction.touch(owner: owner, topic: "jobs")
    return id
  }

  /// A job, with its progress of this moment.
  package func find(_ id: ID, in connection: any Connection) throws(StoreError) -> Job? {
    try connection.one("select \(Job.columns) from job where id = $1", [.id(id)], Job.init)
  }

  /// How far a job of this process has come, though its transaction is still open.
  package func progress(of id: ID) -> JSON? {
    memory.locked { $0[id] }
  }

  /// The jobs of the house and of an owner, newest first.
  package func list(owner: ID?, limit: Int = 200, in connection: any Connection) throws(StoreError) -> [Job] {
    try connection.rows(
      """
      select \(Job.columns) from job where $1 is null or owner is null or owner = $1
      order by created_at desc, id desc limit $2
      """, [.id(owner), .int(limit)], Job.init)
  }

  /// Gives up a job that has not begun; answers whether there was one.
  package func cancel(_ id: ID, in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute(
      "update job set state = 'cancelled', finished_at = $1 where id = $2 and state = 'waiting'",
      [.instant(clock.now()), .id(id)]) == 1
  }
}
