import App
import Base
import Book
import HTTP
import Localization
import Store
import TestSupport
import Testing
import Trades

@Suite struct ImportPageTests {
  private func count(_ home: Home) throws -> Int {
    try home.records.list(TradeFilter(), of: home.owner).records.count
  }

  @Test func `a preview stores nothing in any table of a book`() throws {
    let home = try Home()
    let (rows, text) = (try home.rowsOfBooks(), try home.exported())
    let path = try home.upload("kiwoom.csv", Sample.bytes("kiwoom_domestic.csv"))
    let page = try home.get(path)
    #expect(page.status == 200)
    #expect(page.text.contains("kiwoom.csv"))
    #expect(try home.rowsOfBooks() == rows)
    #expect(try home.exported() == text)
  }

  @Test func `what is agreed to is taken in once, however often it is agreed to`() throws {
    let home = try Home()
    let path = try home.upload("first.csv", Sample.bytes("first_version.csv"))
    let agreed = try home.fingerprint(path)
    let reply = try home.post(path + "/confirm", form: [("fingerprint", agreed)])
    #expect(reply.status == 303 && reply.headers["location"] == path)
    #expect(try count(home) == 9)
    let text = try home.exported()
    let again = try home.post(path + "/confirm", form: [("fingerprint", agreed)])
    #expect(again.status == 303)
    #expect(try home.exported() == text)
    #expect(try home.get(path).text.contains(Words(.ko)("commons.import.added", .count(9))))
  }

  @Test func `the same file again adds nothing`() throws {
    let home = try Home()
    try home.confirm(home.upload("first.csv", Sample.bytes("first_version.csv")))
    let page = try home.get(home.upload("renamed.csv", Sample.bytes("first_version.csv"))).text
    #expect(PageText.value(of: "fingerprint", in: page) == nil)
    #expect(page.contains(Words(.ko)("commons.state.already") + " 9"))
  }

  @Test func `the preview is shown again when the store has changed since, and nothing is added`() throws {
    let home = try Home()
    let path = try home.upload("first.csv", Sample.bytes("first_version.csv"))
    let stale = try home.fingerprint(path)
    let head = String(decoding: try Sample.bytes("first_version.csv"), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).prefix(3).joined(separator: "\n")
    try home.confirm(home.upload("head.csv", head))
    #expect(try count(home) == 2)
    let reply = try home.post(path + "/confirm", form: [("fingerprint", stale)])
    #expect(reply.status == 409)
    #expect(reply.text.contains(Words(.ko)("commons.import.changed")))
    #expect(try count(home) == 2)
    #expect(try home.confirm(path).status == 303)
    #expect(try count(home) == 9)
  }

  @Test func `a token of somebody else, one that has expired and one that never was are not found`() throws {
    let home = try Home()
    let other = try home.composition.house.staging.stage(
      Array("a,b\n1,2\n".utf8), owner: home.composition.house.ids.next(), kind: "import", fileName: "secret.csv",
      options: [:])
    let mine = try home.upload("first.csv", Sample.bytes("first_version.csv"))
    home.clock.advance(seconds: Staging.lifetime - 1)
    #expect(try home.get(mine).status == 200)
    home.clock.advance(seconds: 1)
    for path in ["/import/\(other.token)", mine, "/import/\(home.owner)", "/import/x"] {
      #expect(try home.get(path).status == 404)
      #expect(try home.post(path + "/confirm", form: [("fingerprint", "")]).status == 404)
      #expect(try home.post(path + "/options", form: [("account", "x")]).status == 404)
    }
    home.clock.set(SystemClock().now().adding(seconds: 2 * Staging.lifetime))
    try home.doJobs()
    #expect(TestFolder.names(in: home.composition.house.staging.uploadFolder).isEmpty)
  }

  @Test func `undo names the records that were edited before they go`() throws {
    let home = try Home()
    let before = try home.exported()
    try home.confirm(home.upload("first.csv", Sample.bytes("first_version.csv")))
    let record = try #require(
      try home.records.list(TradeFilter(), of: home.owner).records.first { $0.trade.item == "에코프로비엠" })
    var trade = record.trade
    trade.memo = "고쳐 씀"
    try home.records.change(trade, version: record.version, of: home.owner)
    let list = try home.get("/imports").text
    let action = try #require(list.firstMatch(of: #/action="(/imports/[^"]+/undo)"/#)?.1)
    let question = try home.post(String(action))
    #expect(question.status == 200)
    #expect(question.text.contains("에코프로비엠"))
    #expect(try count(home) == 9)
    let done = try home.post(String(action), form: [("agreed", "1")])
    #expect(done.headers["location"] == "/imports")
    #expect(try home.exported() == before)
    let page = try home.get("/imports").text
    #expect(page.contains(Words(.ko)("commons.import.undone", .count(9))))
    #expect(page.contains(Words(.ko)("commons.imports.undone")))
    // A second undo, from another tab, changes nothing and says so.
    #expect(try home.post(String(action)).headers["location"] == "/imports")
    #expect(try home.get("/imports").text.contains(Words(.ko)("commons.import.undone.already")))
  }

  @Test func `rows that are in the bin are added again only when that is asked for`() throws {
    let home = try Home()
    try home.confirm(home.upload("first.csv", Sample.bytes("first_version.csv")))
    let gone = try home.records.list(TradeFilter(), of: home.owner).records.prefix(2).map(\.id)
    try home.records.bin(gone, of: home.owner)
    let path = try home.upload("again.csv", Sample.bytes("first_version.csv"))
    let page = try home.get(path).text
    #expect(page.contains(Words(.ko)("commons.import.binned.again")))
    #expect(PageText.value(of: "fingerprint", in: page) == nil)
    _ = try home.post(path + "/options", form: [("binned", "again")])
    #expect(try home.confirm(path).status == 303)
    #expect(try count(home) == 9)
  }

  @Test func `the columns of an unknown table are asked for once`() throws {
    let home = try Home()
    let table = "체결일,구분,이름,얼마나,얼마에\n2026-04-01,삼,가나다,3,100\n2026-04-02,팜,가나다,1,150\n"
    let path = try home.upload("unknown.csv", table)
    let question = try home.get(path).text
    #expect(question.contains(Words(.ko)("commons.mapping.columns")))
    let answer = [
      ("mapping", "1"), ("map-at", "#1"), ("map-kind", "#2"), ("map-item", "#3"), ("map-quantity", "#4"),
      ("map-price", "#5"), ("kind-삼", "buy"), ("kind-팜", "sell"),
    ]
    #expect(try home.post(path + "/options", form: answer).status == 303)
    try home.confirm(path)
    #expect(try count(home) == 2)
    // Another table with these titles is known at once, and can still be explained anew.
    let longer = try home.upload("longer.csv", table + "2026-04-03,삼,가나다,2,90\n")
    #expect(try PageText.value(of: "fingerprint", in: home.get(longer).text) != nil)
    _ = try home.post(longer + "/options", form: [("columns", "again")])
    let again = try home.get(longer).text
    #expect(again.contains(#"<option value="buy" selected>"#))
    #expect(again.contains(##"<option value="#4" selected>"##))
    _ = try home.post(longer + "/options", form: answer)
    try home.confirm(longer)
    #expect(try count(home) == 3)
  }

  @Test func `a table cannot be agreed to before its columns are named`() throws {
    let home = try Home()
    let path = try home.upload("unknown.csv", "가,나,다\n1,2,3\n")
    #expect(try home.post(path + "/confirm", form: [("fingerprint", "")]).status == 200)
    #expect(try home.get(path).text.contains(Words(.ko)("commons.mapping.columns")))
  }

  @Test func `a zone that nobody knows is said beside its field`() throws {
    let home = try Home()
    let path = try home.upload("first.csv", Sample.bytes("first_version.csv"))
    let reply = try home.post(path + "/options", form: [("account", "새 계좌"), ("zone", "Mars/Base")])
    #expect(reply.status == 422)
    #expect(reply.text.contains(#"id="f-zone-error""#))
    #expect(reply.text.contains(#"value="Mars/Base""#))
    _ = try home.post(path + "/options", form: [("account", "새 계좌"), ("zone", "Europe/Paris")])
    let page = try home.get(path).text
    #expect(page.contains("새 계좌") && page.contains("Europe/Paris"))
  }

  @Test(arguments: [
    ("empty.csv", ""), ("zeros.csv", String(repeating: "\0", count: 1000)), ("picture.csv", "\u{89}PNG\r\n\u{1a}\n"),
    ("words.txt", "안녕하세요"), ("cut.json", "{\"trades\": ["), ("page.xls", "<html><body><p>점검 중</p></body></html>"),
  ])
  func `a file that is no table is refused in a sentence, and nothing is written`(name: String, text: String) throws {
    let home = try Home()
    let before = try home.rowsOfBooks()
    let path = try home.upload(name, text)
    let page = try home.get(path)
    #expect(page.status == 422)
    #expect(page.text.contains(name + ": "))
    #expect(try home.post(path + "/confirm", form: [("fingerprint", "")]).status == 422)
    #expect(try home.rowsOfBooks() == before)
  }

  @Test func `a form without a file says so`() throws {
    let home = try Home()
    for form in [TestMultipart(), TestMultipart().field("file", "x"), TestMultipart().file("file", "", [])] {
      let reply = try home.client.post("/import", multipart: form)
      #expect(reply.status == 422)
      #expect(reply.text.contains(Words(.ko)("commons.import.noFile")))
    }
  }
}
