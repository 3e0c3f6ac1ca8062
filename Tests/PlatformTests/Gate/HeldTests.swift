import Accounts
import App
import Base
import HTTP
import TestSupport
import Testing
import Trades

/// A session that ends while something is sent loses nothing.
@Suite struct HeldTests {
  private let home: Home
  private let client: TestClient
  private let account: ID

  init() throws {
    home = try Home()
    account = try AccountsService(home.composition.house).first(of: home.owner, named: "주식").id
    try home.shutDoor()
    client = try home.browser(of: "지민")
    try home.sessions.endOthers(than: nil, of: home.owner)
  }

  private var memo: [(String, String)] {
    [("kind", "memo"), ("day", "2026-04-15"), ("account", account.text), ("memo", "잃지 않을 메모")]
  }

  /// Sends the memo without a session; answers where it waits.
  private func send() throws -> String {
    let reply = try client.post("/trades", form: memo)
    #expect(reply.status == 303)
    let location = try #require(reply.location)
    #expect(location.hasPrefix("/sign-in?next=%2Fheld%3Ftoken%3D"))
    let next = try #require(location.firstMatch(of: #/next=([^&]+)/#)?.1)
    return try #require(PercentCoding.decode(next.utf8, plusIsSpace: false))
  }

  private func token(_ path: String) -> String { String(path.split(separator: "=").last ?? "") }

  private func count() throws -> Int { try home.records.list(TradeFilter(), of: home.owner).records.count }

  @Test func `what was sent waits for the sign-in, says what it is, and goes on with one press`() throws {
    let path = try send()
    #expect(try client.signIn("지민", next: path).location == path)
    let page = try client.get(path)
    #expect(page.status == 200 && page.text.contains("잃지 않을 메모"))
    #expect(try count() == 0)
    #expect(try client.post("/held", form: [("token", token(path))]).status == 303)
    #expect(try count() == 1)
    #expect(try client.post("/held", form: [("token", token(path))]).status == 200)
    #expect(try count() == 1)
  }

  @Test func `nobody else finds it, and after a quarter of an hour nobody does`() throws {
    try home.member()
    let path = try send()
    let other = try home.browser(of: "Linh")
    #expect(!(try other.get(path).text.contains("잃지 않을 메모")))
    _ = try other.post("/held", form: [("token", token(path))])
    _ = try other.post("/held/discard", form: [("token", token(path))])
    _ = try client.signIn("지민")
    #expect(try client.get(path).text.contains("잃지 않을 메모"))
    home.clock.advance(seconds: 900)
    #expect(!(try client.get(path).text.contains("잃지 않을 메모")))
    _ = try client.post("/held", form: [("token", token(path))])
    #expect(try count() == 0)
  }

  @Test func `what is thrown away is gone`() throws {
    let path = try send()
    _ = try client.signIn("지민")
    #expect(try client.post("/held/discard", form: [("token", token(path))]).location == "/")
    #expect(!(try client.get(path).text.contains("잃지 않을 메모")))
  }

  @Test func `a file waits too`() throws {
    let file = TestMultipart().file("file", "kiwoom.csv", try Sample.bytes("kiwoom_domestic.csv"))
    let location = try #require(try client.post("/import", multipart: file).location)
    let next = try #require(location.firstMatch(of: #/next=([^&]+)/#)?.1)
    let path = try #require(PercentCoding.decode(next.utf8, plusIsSpace: false))
    _ = try client.signIn("지민")
    #expect(try client.get(path).text.contains("kiwoom.csv"))
    let preview = try #require(try client.post("/held", form: [("token", token(path))]).location)
    #expect(preview.hasPrefix("/import/"))
    #expect(try client.get(preview).text.contains("kiwoom.csv"))
  }

  @Test func `what the books refuse is shown as if it had been sent just now`() throws {
    let reply = try client.post("/trades", form: [("kind", "memo"), ("day", "never"), ("memo", "x")])
    let path = try #require(reply.location?.firstMatch(of: #/next=([^&]+)/#)?.1)
    let next = try #require(PercentCoding.decode(path.utf8, plusIsSpace: false))
    _ = try client.signIn("지민")
    #expect(try client.post("/held", form: [("token", token(next))]).status == 422)
  }

  @Test func `passwords never wait, and strangers keep nothing here`() throws {
    let secret = [("name", "지민"), ("current_password", "x"), ("new_password", "a new password")]
    #expect(try client.post("/settings/password", form: secret).location == "/sign-in?why=ended")
    #expect(try home.browser().post("/trades", form: memo).location == "/sign-in")
    let page = ["referer": "http://localhost/trades/new?day=2026-04-15"]
    #expect(
      try home.browser().post("/trades", form: memo, headers: page).location
        == "/sign-in?next=%2Ftrades%2Fnew%3Fday%3D2026-04-15")
  }

  @Test func `only so much waits`() throws {
    for _ in 1...20 { _ = try send() }
    #expect(try client.post("/trades", form: memo).location == "/sign-in?why=ended")
  }
}
