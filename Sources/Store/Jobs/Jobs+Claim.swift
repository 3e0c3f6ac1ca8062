import Base

extension Jobs {
  /// So many due jobs are looked at in one go: more than workers ask at the same moment.
  private static let look = 16

  /// The same condition for finding and for taking: who comes second to a row finds that it holds no more.
  private static let isDue = "(state = 'waiting' and due <= $1 or state = 'running' and leased_until <= $1)"

  /// Takes the job that is due first; nil where none is.
  func claim() throws -> JobRun? {
    while true {
      // A look from outside first: an idle worker writes nothing.
      let due = try due()
      if due.isEmpty { return nil }
      for id in due {
        if let run = try claim(id) { return run }
      }
    }
  }

  private func due() throws -> [ID] {
    let kinds = state.locked { $0.kinds.keys.sorted() }
    guard !kinds.isEmpty else { return [] }
    let places = kinds.indices.map { "$\($0 + 3)" }.joined(separator: ", ")
    return try database.read { connection in
      try connection.rows(
        """
        select id from job where state in ('waiting', 'running') and \(Jobs.isDue) and kind in (\(places))
        order by due, id limit $2
        """, [.instant(clock.now()), .int(Jobs.look)] + kinds.map(Value.text)
      ) { row in try row.id(0) }
    }
  }

  /// Takes one job, unless another worker was faster.
  private func claim(_ id: ID) throws -> JobRun? {
    let now = clock.now()
    let claim = ids.next()
    let job: Job? = try database.write(.rows) { transaction in
      let taken = try transaction.execute(
        """
        update job set state = 'running', attempts = attempts + 1, worker = $2, leased_until = $3, progress = null
        where id = $4 and \(Jobs.isDue)
        """, [.instant(now), .id(claim), .instant(now.adding(seconds: JobRun.lease)), .id(id)])
      return taken == 1 ? try find(id, in: transaction) : nil
    }
    guard let job, let kind = state.locked({ $0.kinds[job.kind] }) else { return nil }
    let run = JobRun(
      job, claim: claim, period: kind.period, database: database, clock: clock,
      isStopping: { [state] in state.locked { $0.isStopping } })
    state.locked { $0.runs[claim] = run }
    return run
  }
}
