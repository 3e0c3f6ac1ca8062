import Base
import HTTP
import Localization
import TestSupport
import Testing
import Trades

@Suite struct BinTests {
  private func ids(_ home: Home) throws -> [ID] {
    var ids: [ID] = []
    try home.records.each(of: home.owner) { ids.append($0.id) }
    return ids
  }

  @Test func `what was deleted is in the bin and comes back as it was`() throws {
    let home = try Home()
    let record = try home.add(.buy, "2026-04-10", "3", at: "100", tags: ["장투"])
    let before = try home.exported()
    _ = try home.post("/trades/\(record.id)/bin")
    #expect(try ids(home).isEmpty)
    #expect(try home.get("/bin").text.contains("삼성전자"))
    let reply = try home.post("/bin/trades/restore", form: [("id", record.id.text)])
    #expect(reply.headers["location"] == "/bin")
    #expect(try home.exported() == before)
    #expect(try home.get("/bin").text.contains(Words(.ko)("commons.bin.empty")))
  }

  @Test func `nothing goes for ever without being asked twice`() throws {
    let home = try Home()
    let record = try home.add(.memo, "2026-04-10", memo: "메모")
    try home.records.bin([record.id], of: home.owner)
    let question = try home.post("/bin/trades/erase", form: [("id", record.id.text)])
    #expect(question.status == 200)
    #expect(question.text.contains(Words(.ko)("commons.bin.erase.question", .count(1))))
    #expect(try home.records.binned(of: home.owner).count == 1)
    let agreed = [("id", record.id.text), ("agreed", "1")]
    #expect(try home.post("/bin/trades/erase", form: agreed).status == 303)
    #expect(try home.records.binned(of: home.owner).isEmpty)
    #expect(try home.post("/bin/trades/restore", form: agreed).status == 404)
  }

  @Test func `a full bin is emptied at once, however much is in it`() throws {
    let home = try Home()
    let rows = (0..<1100).map { "\($0),메모,일기,,0.0,0.0,2026-04-10 09:00:00,메모 \($0)\n" }
    try home.confirm(home.upload("memos.csv", "id,type,tag,item,price,count,date,memo\n" + rows.joined()))
    try home.records.bin(ids(home), of: home.owner)
    let question = try home.post("/bin/trades/erase", form: [("all", "1")])
    #expect(question.text.contains(Words(.ko)("commons.bin.erase.question", .count(1100))))
    #expect(try home.post("/bin/trades/erase", form: [("all", "1"), ("agreed", "1")]).status == 303)
    #expect(try home.records.binned(of: home.owner).isEmpty)
  }

  @Test func `the bin is emptied of what has lain in it for thirty days`() throws {
    let home = try Home()
    let old = try home.add(.memo, "2026-04-10", memo: "먼저")
    let young = try home.add(.memo, "2026-04-10", memo: "나중")
    try home.records.bin([old.id], of: home.owner)
    home.clock.advance(seconds: 86_400)
    try home.records.bin([young.id], of: home.owner)
    home.clock.advance(seconds: 29 * 86_400)
    try home.doJobs()
    #expect(try home.records.binned(of: home.owner).map(\.id) == [young.id, old.id])
    home.clock.advance(seconds: 86_400)
    try home.doJobs()
    #expect(try home.records.binned(of: home.owner).map(\.id) == [young.id])
    home.clock.advance(seconds: 86_400)
    try home.doJobs()
    #expect(try home.records.binned(of: home.owner).isEmpty)
  }

  @Test func `a bin that is not there and ids that make no sense are told apart`() throws {
    let home = try Home()
    #expect(try home.post("/bin/diary/erase", form: [("id", home.owner.text)]).status == 404)
    #expect(try home.post("/bin/trades/restore", form: [("id", home.owner.text)]).status == 404)
    for form in [[], [("id", "x")], [("id", home.owner.text), ("id", "")]] {
      #expect(try home.post("/bin/trades/restore", form: form).status == 400)
    }
  }
}
