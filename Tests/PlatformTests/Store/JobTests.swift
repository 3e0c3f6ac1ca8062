import Base
import Store
import Synchronization
import TestSupport
import Testing

@Suite struct JobTests {
  private let store: TestStore
  private let jobs: Jobs
  private var database: any Database { store.database }

  init() throws {
    store = try TestStore()
    jobs = Jobs(database: store.database, clock: store.clock, ids: store.ids)
  }

  private func add(_ kind: String, key: String? = nil, due: Instant? = nil) throws -> ID? {
    try database.write { try jobs.add(kind, owner: nil, payload: ["n": 1], key: key, due: due, in: $0) }
  }

  private func find(_ id: ID?) throws -> Job {
    let id = try #require(id)
    return try #require(try database.read { try jobs.find(id, in: $0) })
  }

  @Test func `a job is done with its payload and keeps what came of it`() throws {
    jobs.register("double") { run, _ in .number(2 * (run.job.payload["n"]?.int ?? 0)) }
    let id = try add("double")
    #expect(try jobs.runNext())
    #expect(try jobs.runNext() == false)
    let job = try find(id)
    #expect(job.state == .done && job.result == 2 && job.attempts == 1)
  }

  @Test func `jobs are done in order of their due times, and not before`() throws {
    let order = Mutex<[Int]>([])
    jobs.register("late") { _, _ in
      order.withLock { $0.append(2) }; return nil
    }
    jobs.register("early") { _, _ in
      order.withLock { $0.append(1) }; return nil
    }
    _ = try add("late", due: store.clock.now().adding(seconds: 60))
    _ = try add("early", due: store.clock.now().adding(seconds: 30))
    #expect(try jobs.runNext() == false)
    store.clock.advance(seconds: 60)
    while try jobs.runNext() {}
    #expect(order.withLock(\.self) == [1, 2])
  }

  @Test func `a job with the key of one that is not done is not added again`() throws {
    jobs.register("once") { _, _ in nil }
    #expect(try add("once", key: "k") != nil)
    #expect(try add("once", key: "k") == nil)
    #expect(try jobs.runNext())
    #expect(try add("once", key: "k") != nil)
  }

  @Test func `a job that fails is tried again, later each time, and stays failed in the end`() throws {
    struct Broken: Error {}
    jobs.register("broken") { _, _ in throw Broken() }
    let id = try add("broken")
    var waits: [Int] = []
    for _ in 1...Jobs.attemptLimit {
      #expect(try jobs.runNext())
      #expect(try jobs.runNext() == false)
      let wait = try find(id).due.seconds - store.clock.now().seconds
      waits.append(wait)
      store.clock.advance(seconds: wait)
    }
    #expect(waits == [10, 20, 40, 80, 160, 320, 640, 0])
    let job = try find(id)
    #expect(job.state == .failed && job.error == "Broken()")
    store.clock.advance(seconds: 86_400)
    #expect(try jobs.runNext() == false)
  }

  @Test func `the job of a worker that died is taken up when its lease has run out, and the dead one keeps nothing`()
    throws
  {
    let clock = store.clock
    let second = Jobs(database: database, clock: clock, ids: CountingIDs(after: 9_000))
    second.register("slow") { _, _ in "second" }
    let jobs = jobs
    jobs.register("slow") { run, database in
      // This worker sleeps for longer than its lease: another one takes the job.
      #expect(try second.runNext() == false)
      clock.advance(seconds: JobRun.lease)
      #expect(try second.runNext())
      jobs.renewLeases()
      #expect(run.shouldStop)
      #expect(throws: StoreError.stopped) { try run.report(1) }
      #expect(throws: StoreError.stopped) { try database.write { try run.confirm(in: $0) } }
      try database.write { transaction in
        transaction.touch(owner: nil, topic: "work")
        try run.complete("first", in: transaction)
      }
      return "first"
    }
    let id = try add("slow")
    #expect(try jobs.runNext())
    let job = try find(id)
    #expect(job.state == .done && job.result == "second" && job.attempts == 2)
  }

  @Test func `a job whose process ends at each attempt is given up`() throws {
    jobs.register("deadly") { _, _ in nil }
    let id = try add("deadly")
    for attempt in 1...Jobs.attemptLimit {
      // As a process leaves it that was killed while it worked.
      try database.write { transaction in
        try transaction.execute(
          "update job set state = 'running', attempts = $1, leased_until = $2",
          [.int(attempt), .instant(store.clock.now().adding(seconds: JobRun.lease))])
      }
      #expect(try jobs.runNext() == false)
      store.clock.advance(seconds: JobRun.lease)
    }
    #expect(try jobs.runNext())
    let job = try find(id)
    #expect(job.state == .failed && job.attempts == Jobs.attemptLimit && job.error?.contains("given up") == true)
    #expect(try jobs.runNext() == false)
  }

  @Test func `a report shows how far a job has come, and a renewal of leases keeps it and tells other processes`()
    throws
  {
    let clock = store.clock
    let other = try store.secondDatabase()
    defer { other.close() }
    let second = Jobs(database: other, clock: clock, ids: CountingIDs(after: 9_000))
    second.register("long") { _, _ in nil }
    let jobs = jobs
    jobs.register("long") { run, database in
      for part in 1...3 {
        clock.advance(seconds: JobRun.lease - 1)
        try run.report(.number(part))
        #expect(try database.read { try jobs.find(run.job.id, in: $0) }?.progress == .number(part))
        jobs.renewLeases()
        #expect(try !second.runNext())
        #expect(try other.read { try second.find(run.job.id, in: $0) }?.progress == .number(part))
      }
      return nil
    }
    let id = try add("long")
    #expect(try jobs.runNext())
    #expect(try find(id).state == .done)
  }

  @Test func `a report from an open transaction reaches other processes where the engine can write beside it`() throws {
    let other = try store.secondDatabase()
    defer { other.close() }
    let jobs = jobs
    let elsewhere = Jobs(database: other, clock: store.clock, ids: CountingIDs(after: 9_000))
    jobs.register("long") { run, database in
      try database.write { transaction in
        transaction.touch(owner: nil, topic: "work")
        try run.report(7)
        let told: JSON? = database.engine == .postgres ? 7 : nil
        #expect(jobs.progress(of: run.job.id) == 7)
        #expect(try other.read { try elsewhere.find(run.job.id, in: $0) }?.progress == told)
        try run.complete(nil, in: transaction)
      }
      return nil
    }
    let id = try add("long")
    #expect(try jobs.runNext())
    let job = try find(id)
    #expect(job.state == .done && job.progress == nil)
  }

  @Test func `a recurring job is there once and comes again after its period`() throws {
    let count = Mutex(0)
    jobs.register("bin", every: 86_400) { _, _ in
      count.withLock { $0 += 1 }; return nil
    }
    try jobs.addRecurring()
    try jobs.addRecurring()
    while try jobs.runNext() {}
    #expect(count.withLock(\.self) == 1)
    store.clock.advance(seconds: 86_399)
    #expect(try jobs.runNext() == false)
    store.clock.advance(seconds: 1)
    #expect(try jobs.runNext())
    #expect(count.withLock(\.self) == 2)
  }

  @Test func `what is noted with the work is kept with it, whatever happens afterwards`() throws {
    struct Broken: Error {}
    jobs.register("whole") { run, database in
      try database.write { try run.complete("kept", in: $0) }
      throw Broken()
    }
    jobs.register("undone") { run, database in
      try database.write { transaction in
        try run.complete("lost", in: transaction)
        throw Broken()
      }
    }
    let (whole, undone) = (try add("whole"), try add("undone"))
    while try jobs.runNext() {}
    #expect(try find(whole).result == "kept")
    #expect(try find(whole).state == .done)
    let job = try find(undone)
    #expect(job.state == .waiting && job.result == nil && job.error == "Broken()")
  }

  @Test func `a job that fell due while nobody worked is done at the start`() throws {
    jobs.register("early") { _, _ in nil }
    let id = try add("early", due: store.clock.now().adding(seconds: 60))
    store.clock.advance(seconds: 86_400)
    let next = Jobs(database: database, clock: store.clock, ids: CountingIDs(after: 9_000))
    let done = Monitor(false)
    next.register("early") { _, _ in
      done.signal { $0 = true }; return nil
    }
    try next.start()
    #expect(done.wait(seconds: 60) { $0 ? true : nil } == true)
    next.stop()
    #expect(try find(id).state == .done)
  }

  @Test func `kinds that a process does not know are left to others`() throws {
    let other = Jobs(database: database, clock: store.clock, ids: CountingIDs(after: 9_000))
    other.register("foreign") { _, _ in "other" }
    jobs.register("own") { _, _ in nil }
    let id = try add("foreign")
    #expect(try !jobs.runNext())
    #expect(try other.runNext())
    #expect(try find(id).result == "other")
  }

  @Test func `what has been over for a month is forgotten, and nothing else`() throws {
    jobs.register("done") { _, _ in nil }
    jobs.register("again", every: 60) { _, _ in nil }
    try jobs.addRecurring()
    let done = try #require(try add("done"))
    let cancelled = try #require(try add("done", due: store.clock.now().adding(seconds: 2 * Jobs.memory)))
    let waiting = try #require(try add("never"))
    _ = try database.write { try jobs.cancel(cancelled, in: $0) }
    while try jobs.runNext() {}
    store.clock.advance(seconds: Jobs.memory - 1)
    #expect(try jobs.sweep() == 0)
    store.clock.advance(seconds: 1)
    #expect(try jobs.sweep() == 2)
    let left = try database.read { try jobs.list(owner: .example(1), in: $0) }
    #expect(Set(left.map(\.kind)) == ["again", "never"])
    #expect(try find(waiting).state == .waiting)
    #expect(!left.contains { $0.id == done })
  }

  @Test func `a job that has not begun can be given up`() throws {
    jobs.register("never") { _, _ in nil }
    let id = try #require(try add("never"))
    #expect(try database.write { try jobs.cancel(id, in: $0) })
    #expect(try database.write { try jobs.cancel(id, in: $0) } == false)
    #expect(try jobs.runNext() == false)
    #expect(try find(id).state == .cancelled)
  }

  @Test func `a worker does what is added while it runs, and a stop lets a long job wait for the next start`() throws {
    let begun = Monitor(0)
    jobs.register("quick") { _, _ in
      begun.signal { $0 += 1 }; return nil
    }
    jobs.register("endless") { run, _ in
      begun.signal { $0 += 1 }
      while !run.shouldStop {}
      throw StoreError.stopped
    }
    try jobs.start()
    _ = try add("quick")
    _ = begun.wait(seconds: 60) { $0 == 1 ? true : nil }
    let id = try add("endless")
    _ = begun.wait(seconds: 60) { $0 == 2 ? true : nil }
    jobs.stop()
    let job = try find(id)
    #expect(job.state == .waiting && job.attempts == 0)
  }
}
