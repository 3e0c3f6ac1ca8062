import Base
import Store
import Synchronization
import TestSupport
import Testing

/// Several processes with several workers each, at one table.
@Suite struct JobCrowdTests {
  private let store: TestStore
  private let clock: FixedClock

  init() throws {
    store = try TestStore()
    clock = store.clock
  }

  @Test func `many workers of two processes do each of many jobs exactly once`() throws {
    let other = try store.secondDatabase(busySeconds: 60)
    defer { other.close() }
    let done = Mutex<[Int: Int]>([:])
    let runners = [store.database, other].enumerated().map { index, database in
      let runner = Jobs(database: database, clock: clock, ids: CountingIDs(after: UInt32(100_000 * (index + 1))))
      runner.register("count") { run, _ in
        done.withLock { $0[run.job.payload.int ?? -1, default: 0] += 1 }
        return run.job.payload
      }
      return runner
    }
    let count = 300
    try add("count", 0..<count, by: runners[0], to: store.database)
    let workers = (runners + runners).compactMap { runner in
      // What is busy for once is asked again.
      Worker { while (try? runner.runNext()) != false {} }
    }
    workers.forEach { $0.join() }
    #expect(done.withLock(\.self) == Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1) }))
    let jobs = try store.database.read { try runners[0].list(owner: .example(1), limit: count + 1, in: $0) }
    #expect(jobs.allSatisfy { $0.state == .done && $0.attempts == 1 && $0.result == $0.payload })
  }

  @Test func `what vanished workers held is done by others, each once, and nothing of theirs is kept`() throws {
    let other = try store.secondDatabase(busySeconds: 60)
    defer { other.close() }
    let mortal = Jobs(database: other, clock: clock, ids: CountingIDs(after: 100_000))
    let heir = Jobs(database: store.database, clock: clock, ids: CountingIDs(after: 200_000))
    let (begun, released) = (Monitor(0), Monitor(false))
    mortal.register("work") { run, database in
      begun.signal { $0 += 1 }
      _ = released.wait { $0 ? true : nil }
      // It wakes up long after its lease, and does its work as if nothing had happened.
      try database.write { try run.complete("mortal", in: $0) }
      return "mortal"
    }
    heir.register("work") { _, _ in "heir" }
    try add("work", 0..<8, by: heir, to: store.database)
    let sleepers = (0..<4).compactMap { _ in Worker { _ = try? mortal.runNext() } }
    #expect(begun.wait(seconds: 60) { $0 == 4 ? true : nil } == true)
    while try heir.runNext() {}
    let held = try list(heir)
    #expect(held.count { $0.state == .running } == 4)
    #expect(held.count { $0.result == "heir" } == 4)
    clock.advance(seconds: JobRun.lease)
    while try heir.runNext() {}
    released.signal { $0 = true }
    sleepers.forEach { $0.join() }
    let jobs = try list(heir)
    #expect(jobs.allSatisfy { $0.state == .done && $0.result == "heir" })
    #expect(jobs.map(\.attempts).sorted() == [1, 1, 1, 1, 2, 2, 2, 2])
  }

  private func add(_ kind: String, _ numbers: Range<Int>, by jobs: Jobs, to database: any Database) throws {
    try database.write { transaction in
      for number in numbers { try jobs.add(kind, owner: nil, payload: .number(number), in: transaction) }
    }
  }

  private func list(_ jobs: Jobs) throws -> [Job] {
    try store.database.read { try jobs.list(owner: .example(1), in: $0) }
  }
}
