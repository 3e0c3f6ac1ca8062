package import Base

extension Jobs {
  /// How long a job that is over stays in the table, in seconds.
  package static let memory = 30 * 86_400

  /// Adds a job that is due at once or later; the work begins when the transaction is kept.
  ///
  /// Where a job of the kind with the same `key` is not over yet, nothing is added and nil answered.
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

  /// Adds the recurring jobs that are missing.
  package func addRecurring() throws {
    let kinds = state.locked { $0.kinds.filter { $0.value.period != nil } }
    try database.write(.rows) { transaction in
      for kind in kinds.keys.sorted() { try add(kind, owner: nil, key: "recurring", in: transaction) }
    }
  }

  /// A job, with its progress of this moment as far as this process knows it.
  package func find(_ id: ID, in connection: any Connection) throws(StoreError) -> Job? {
    try connection.one("select \(Job.columns) from job where id = $1", [.id(id)], read)
  }

  /// The job of a kind and key that is not over yet.
  package func find(_ kind: String, key: String, in connection: any Connection) throws(StoreError) -> Job? {
    try connection.one(
      """
      select \(Job.columns) from job where kind = $1 and unique_key = $2 and state in ('waiting', 'running')
      """, [.text(kind), .text(key)], read)
  }

  /// The jobs of the house and of an owner, newest first.
  package func list(owner: ID, limit: Int = 200, in connection: any Connection) throws(StoreError) -> [Job] {
    try connection.rows(
      """
      select \(Job.columns) from job where owner is null or owner = $1 order by created_at desc, id desc limit $2
      """, [.id(owner), .int(limit)], read)
  }

  /// An owner's jobs of one kind, newest first.
  package func list(
    _ kind: String, owner: ID, limit: Int = 200, in connection: any Connection
  ) throws(StoreError) -> [Job] {
    try connection.rows(
      """
      select \(Job.columns) from job where owner = $1 and kind = $2 order by created_at desc, id desc limit $3
      """, [.id(owner), .text(kind), .int(limit)], read)
  }

  /// Forgets all jobs of an owner; one that is being done finds that it is no longer there, and keeps nothing.
  package func remove(owner: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from job where owner = $1", [.id(owner)])
  }

  /// Gives up a job that has not begun; answers whether there was one.
  package func cancel(_ id: ID, in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute(
      "update job set state = 'cancelled', finished_at = $1 where id = $2 and state = 'waiting'",
      [.instant(clock.now()), .id(id)]) == 1
  }

  /// Forgets jobs that have been over for long; answers how many.
  package func sweep() throws -> Int {
    let limit = clock.now().adding(seconds: -Jobs.memory)
    return try database.write(.rows) { transaction in
      try transaction.execute(
        "delete from job where state in ('done', 'failed', 'cancelled') and finished_at <= $1", [.instant(limit)])
    }
  }

  /// How far a job has come that is under way in this process, though its transaction is still open.
  package func progress(of id: ID) -> JSON? {
    let runs = state.locked { $0.runs.values.filter { $0.job.id == id } }
    return runs.max { $0.job.attempts < $1.job.attempts }?.progress
  }

  private func read(_ row: borrowing Row) throws(StoreError) -> Job {
    var job = try Job(row)
    if job.state == .running { job.progress = progress(of: job.id) ?? job.progress }
    return job
  }
}
