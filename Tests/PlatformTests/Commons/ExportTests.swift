import App
import Base
import Book
import HTTP
import Localization
import Store
import TestSupport
import Testing
import Trades

@Suite struct ExportTests {
  private let home: Home
  private let words = Words(.ko)

  init() throws {
    home = try Home()
    try home.add(.buy, "2026-04-01", "3", at: "1000")
  }

  private func start(_ format: String = "csv") throws -> String {
    let reply = try home.post("/export", form: [("book", "trades"), ("format", format)])
    #expect(reply.status == 303)
    return try #require(reply.headers["location"])
  }

  @Test(arguments: ["csv", "json"])
  func `a book is written by a job and fetched as the command line writes it`(format: String) throws {
    let path = try start(format)
    let name = "trades-2026-04-15." + format
    let waiting = try home.get(path).text
    #expect(waiting.contains(words("commons.export.writing", .text(name))))
    #expect(waiting.contains("data-live=\"jobs/\(path.split(separator: "/").last ?? "") start\""))
    #expect(try home.get(path + "/file").status == 404)
    try home.doJobs()
    #expect(try home.get(path).text.contains("\(path)/file"))
    let file = try home.get(path + "/file")
    #expect(file.status == 200)
    #expect(file.headers["content-disposition"]?.contains(name) == true)
    let exporting = try #require(home.composition.books.first?.exports.first { $0.format == format })
    var expected: [UInt8] = []
    try exporting.write(of: home.owner) { expected += $0 }
    #expect(file.bytes == expected)
    #expect(file.headers["content-type"] == exporting.contentType)
    #expect(try home.get("/export").text.contains("href=\"\(path)\""))
  }

  @Test func `what is under way is not begun twice, and what is done can be begun again`() throws {
    let first = try start()
    #expect(try start() == first)
    #expect(try start("json") != first)
    try home.doJobs()
    #expect(try start() != first)
  }

  @Test func `a file is gone after a day and can be made again`() throws {
    let path = try start()
    try home.doJobs()
    home.clock.advance(seconds: Staging.lifetime)
    let page = try home.get(path).text
    #expect(page.contains(words("commons.export.gone", .text("trades-2026-04-15.csv"))))
    #expect(try home.get(path + "/file").status == 404)
    #expect(try !home.get("/export").text.contains("href=\"\(path)\""))
  }

  @Test func `an export that has failed says so`() throws {
    let house = home.composition.house
    let path = try start()
    try house.database.write { transaction in
      _ = try transaction.execute("update job set state = 'failed' where kind = 'commons.export'")
    }
    #expect(try home.get(path).text.contains(words("commons.export.failed", .text("trades-2026-04-15.csv"))))
    #expect(try home.get(path + "/file").status == 404)
  }

  @Test func `somebody else's export is not found, nor is another kind of job`() throws {
    let house = home.composition.house
    let order: JSON = ["book": "trades", "format": "csv", "file": "secret.csv"]
    let foreign = try house.database.write { transaction in
      [
        try house.jobs.add("commons.export", owner: house.ids.next(), payload: order, in: transaction),
        try house.jobs.add("commons.other", owner: home.owner, payload: order, in: transaction),
      ].compactMap(\.self)
    }
    try home.doJobs()
    for name in foreign.map(\.text) + [home.owner.text, "x"] {
      for path in ["/export/\(name)", "/export/\(name)/file", "/api/v1/exports/\(name)/file"] {
        #expect(try home.get(path).status == 404)
      }
    }
    #expect(try !home.get("/export").text.contains("secret.csv"))
  }

  @Test(arguments: [("diary", "csv", "book"), ("trades", "exe", "format"), ("", "", "book")])
  func `a book or format that is not there is refused by name`(book: String, format: String, field: String) throws {
    #expect(try home.post("/export", form: [("book", book), ("format", format)]).status == 422)
    let reply = try home.client.post("/api/v1/exports", json: #"{"book":"\#(book)","format":"\#(format)"}"#)
    #expect(reply.status == 422)
    #expect(reply.text.contains(#""name":"\#(field)""#))
    #expect(reply.text.contains(words("commons.export.unknown")))
  }
}
