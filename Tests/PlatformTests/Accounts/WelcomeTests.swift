import App
import Base
import Book
import HTTP
import Localization
import Store
import TestSupport
import Testing
import Trades

@Suite struct WelcomeTests {
  private static let visit = ["sec-fetch-dest": "document"]
  private static let form = [("language", "ko"), ("zone", "Asia/Seoul"), ("gain_colours", "korean")]

  private func isWelcomed(_ home: Home, cookie: String? = nil) throws -> Bool {
    var headers = Self.visit
    headers["cookie"] = cookie
    return try home.get("/", headers: headers).headers["location"] == "/welcome/1"
  }

  @Test func `the first visit of an empty house leads to the welcome, once`() throws {
    let home = try Home()
    let reply = try home.get("/", headers: Self.visit)
    #expect(reply.status == 303 && reply.headers["location"] == "/welcome/1")
    let cookie = try #require(reply.headers["set-cookie"]?.prefix { $0 != ";" })
    #expect(try !isWelcomed(home, cookie: String(cookie)))
    // A program, a part of a page, and a page that was asked for by its address are never led away.
    #expect(try home.get("/").status == 200)
    #expect(try home.get("/?month=2026-04", headers: Self.visit).status == 200)
  }

  @Test func `nobody is welcomed who has records already`() throws {
    let home = try Home()
    try home.add(.buy, "2026-04-01", "3", at: "1000")
    #expect(try !isWelcomed(home))
  }

  @Test(arguments: Language.allCases)
  func `four pages lead to the choices, and each can be skipped`(language: Language) throws {
    let home = try Home(language)
    var path = "/welcome/1"
    for _ in 1...4 {
      let page = try home.get(path).text
      #expect(page.contains("href=\"/welcome/start\""))
      #expect(!page.contains("class=\"main-nav\""))
      path = try String(#require(page.firstMatch(of: #/class="btn primary" href="([^"]+)"/#)?.1))
    }
    #expect(path == "/welcome/start")
    for path in ["/welcome/0", "/welcome/5", "/welcome/x", "/welcome/-1"] { #expect(try home.get(path).status == 404) }
  }

  @Test func `what is chosen at the beginning is kept, and the welcome does not come back`() throws {
    let home = try Home()
    let form = [("language", "vi"), ("zone", "Europe/Paris"), ("gain_colours", "western"), ("next", "empty")]
    #expect(try home.post("/welcome/start", form: form).headers["location"] == "/")
    let settings = try home.composition.visitor(language: .ko).settings
    #expect(settings.language == .vi && settings.zone.name == "Europe/Paris" && settings.gainColours == .western)
    #expect(try !isWelcomed(home))
  }

  @Test func `a zone that nobody knows is said, and nothing is filled in`() throws {
    let home = try Home()
    let form = [("language", "ko"), ("zone", "Mars/Base"), ("gain_colours", "korean"), ("next", "demo")]
    let reply = try home.post("/welcome/start", form: form)
    #expect(reply.status == 422 && reply.text.contains("id=\"f-zone-error\""))
    #expect(try home.composition.books.allSatisfy { try $0.isEmpty(of: home.owner) })
  }

  @Test func `the way to a file leads to the import box`() throws {
    #expect(try Home().post("/welcome/start", form: Self.form + [("next", "import")]).headers["location"] == "/import")
  }

  @Test func `samples go as they came, and what the person added or changed stays`() throws {
    let home = try Home()
    #expect(try home.post("/welcome/start", form: Self.form + [("next", "demo")]).status == 303)
    let filled = try home.records.list(TradeFilter(), of: home.owner).records
    #expect(filled.count > 10)
    #expect(try home.get("/settings").text.contains("action=\"/settings/demo/remove\""))
    // Once more fills nothing twice.
    #expect(try home.post("/welcome/start", form: Self.form + [("next", "demo")]).status == 303)
    #expect(try home.records.list(TradeFilter(), of: home.owner).records.map(\.id) == filled.map(\.id))

    home.clock.advance(seconds: 60)
    let own = try home.add(.buy, "2026-04-14", "1", at: "500", item: "내 것")
    var changed = try #require(filled.first { $0.trade.kind == .buy })
    changed.trade.memo = "고침"
    changed = try home.records.change(changed.trade, version: changed.version, of: home.owner)

    #expect(try home.post("/settings/demo/remove").text.contains("id=\"question\""))
    #expect(try home.post("/settings/demo/remove", form: [("agreed", "1")]).status == 303)
    let left = try home.records.list(TradeFilter(), of: home.owner).records.map(\.id)
    #expect(Set(left) == [own.id, changed.id])
    #expect(try !home.get("/settings").text.contains("/settings/demo/remove"))
    for check in try home.composition.books.flatMap({ try $0.checks(of: home.owner) }) { #expect(check.ok, "\(check)") }
  }
}
