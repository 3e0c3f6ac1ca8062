import App
import Base
import Book
import HTTP
import Localization
import Store
import Synchronization
import TestSupport
import Testing
import Trades

@Suite struct ImportJobTests {
  /// More than a megabyte in few rows: their memos are long.
  private static let large: String = {
    let memo = String(repeating: "long memo ", count: 300)
    let rows = (0..<400).map { "\($0),매수,,삼성전자,\($0 + 1).0,1.0,2026-04-10 09:00:00,\(memo)\n" }
    return "id,type,tag,item,price,count,date,memo\n" + rows.joined()
  }()

  @Test func `a large file is taken in by a job, whose progress is told`() throws {
    let home = try Home()
    let house = home.composition.house
    try home.doJobs()
    let path = try home.upload("large.csv", Self.large)
    #expect(try home.confirm(path).headers["location"] == path)
    let waiting = try home.get(path).text
    #expect(waiting.contains(Words(.ko)("commons.import.running", .text("large.csv"))))
    #expect(waiting.contains(#/data-live="jobs\/[-0-9a-f]+ start"/#))
    #expect(try home.records.list(TradeFilter(), of: home.owner).records.isEmpty)
    let job = try #require(
      try house.database.read { try house.jobs.list(owner: home.owner, in: $0) }.first { $0.owner == home.owner })
    let progress = Mutex<JSON?>(nil)
    let listener = house.database.changes.listen(owner: home.owner, polls: false) {
      progress.withLock { $0 = house.jobs.progress(of: job.id) }
    }
    try home.doJobs()
    #expect(progress.withLock { $0 }?["total"] == .number("400"))
    #expect(listener.take().contains("jobs/\(job.id)"))
    listener.cancel()
    #expect(try home.get(path).text.contains(Words(.ko)("commons.import.added", .count(400))))
    // Agreeing again begins no second job.
    _ = try home.post(path + "/confirm", form: [("fingerprint", "")])
    #expect(try !house.jobs.runNext())
  }

  @Test func `a job that finds the store changed asks again`() throws {
    let home = try Home()
    let path = try home.upload("large.csv", Self.large)
    try home.confirm(path)
    let first = String(Self.large.prefix { $0 != "\n" }) + "\n0,매수,,삼성전자,1.0,1.0,2026-04-10 09:00:00,\n"
    try home.confirm(home.upload("first.csv", first))
    try home.doJobs()
    let page = try home.get(path)
    #expect(page.status == 409)
    #expect(page.text.contains(Words(.ko)("commons.import.changed")))
    try home.confirm(path)
    try home.doJobs()
    #expect(try home.get(path).text.contains(Words(.ko)("commons.import.added", .count(399))))
  }

  @Test func `a file that has waited for longer than a day is not taken in`() throws {
    let home = try Home()
    let house = home.composition.house
    try home.confirm(home.upload("large.csv", Self.large))
    home.clock.advance(seconds: Staging.lifetime)
    try home.doJobs()
    let jobs = try house.database.read { try house.jobs.list("commons.import", owner: home.owner, in: $0) }
    #expect(jobs.map(\.state) == [.done])
    #expect(try home.records.list(TradeFilter(), of: home.owner).records.isEmpty)
  }

  @Test func `a job that has failed for good is not shown as running`() throws {
    let home = try Home()
    let house = home.composition.house
    let path = try home.upload("large.csv", Self.large)
    try home.confirm(path)
    try house.database.write { transaction in
      _ = try transaction.execute("update job set state = 'failed' where kind = 'commons.import'")
    }
    #expect(try home.get(path).text.contains(Words(.ko)("commons.import.givenUp")))
  }
}
