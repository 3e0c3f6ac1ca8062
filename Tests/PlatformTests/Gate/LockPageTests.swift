import Accounts
import App
import Base
import HTTP
import TestSupport
import Testing
import Trades

/// A locked screen: the server shows it nothing but the lock.
@Suite struct LockPageTests {
  private let home: Home
  private let client: TestClient

  init() throws {
    home = try Home()
    try home.add(.memo, "2026-04-15", memo: "비밀 메모")
    try home.shutDoor()
    client = try home.browser(of: "지민")
    let form = [("pin", "2580"), ("idle", "300"), ("hidden", "yes")]
    #expect(try client.post("/settings/lock", form: form).status == 303)
  }

  private func open(_ pin: String, next: String = "/") throws -> TestResponse {
    try client.post("/lock/open", form: [("pin", pin), ("next", next)])
  }

  @Test func `a locked screen shows the lock instead of pages, and tells its scripts nothing`() throws {
    #expect(try client.get("/day/2026-04-15").text.contains("비밀 메모"))
    let stream = try #require(try client.get("/events").events)
    #expect(try client.post("/lock").location == "/lock")
    #expect(!stream.isOpen)
    #expect(try client.get("/day/2026-04-15").location == "/lock?next=%2Fday%2F2026-04-15")
    #expect(try client.get("/no/such/page").status == 303 || client.get("/no/such/page").status == 403)
    for path in ["/events", "/api/v1/trades", "/trades/items?q=a"] {
      let reply = try client.get(path, headers: ["accept": "application/json"])
      #expect(reply.status == 403 && reply.code == "locked", "\(path)")
    }
    let lock = try client.get("/lock?next=%2Fday%2F2026-04-15").text
    #expect(!lock.contains("비밀 메모") && !lock.contains("href=\"/trades\"") && !lock.contains("data-events"))
    #expect(try open("2580", next: "/day/2026-04-15").location == "/day/2026-04-15")
    #expect(try client.get("/day/2026-04-15").text.contains("비밀 메모"))
  }

  @Test func `a wrong PIN stays out, and a guesser waits`() throws {
    _ = try client.post("/lock")
    for _ in 1...5 { #expect(try open("1111").status == 403) }
    #expect(try open("2580").status == 429)
    #expect(try client.get("/settings").status == 303)
    home.clock.advance(seconds: 5)
    #expect(try open("2580").status == 303)
  }

  @Test func `a screen left alone locks itself, and one in use does not`() throws {
    for _ in 1...10 {
      home.clock.advance(seconds: 200)
      #expect(try client.post("/lock/activity").status == 204)
    }
    for _ in 1...3 {
      home.clock.advance(seconds: 200)
      _ = try client.get("/settings", headers: ["nanal-refresh": "1"])
    }
    #expect(try client.get("/settings").location == "/lock?next=%2Fsettings")
    #expect(try client.post("/lock/activity").status == 403)
  }

  @Test func `what is sent while locked waits for the lock to open`() throws {
    let account = try AccountsService(home.composition.house).first(of: home.owner, named: "주식").id
    _ = try client.post("/lock")
    let form = [("kind", "memo"), ("day", "2026-04-16"), ("account", account.text), ("memo", "잠긴 메모")]
    let location = try #require(try client.post("/trades", form: form).location)
    #expect(location.hasPrefix("/lock?next=%2Fheld%3Ftoken%3D"))
    #expect(try open("2580").status == 303)
    let next = try #require(location.firstMatch(of: #/next=([^&]+)/#)?.1)
    let path = try #require(PercentCoding.decode(next.utf8, plusIsSpace: false))
    #expect(try client.get(path).text.contains("잠긴 메모"))
  }

  @Test func `other screens stay open, signing in again opens, and a lock can be done away with`() throws {
    let other = try home.browser(of: "지민")
    _ = try client.post("/lock")
    #expect(try other.get("/settings").status == 200)
    #expect(try client.post("/sign-out").status == 303)
    #expect(try client.signIn("지민").status == 303)
    #expect(try client.get("/settings").status == 200)
    #expect(try client.post("/settings/lock/remove").status == 303)
    _ = try client.post("/lock")
    #expect(try client.get("/settings").status == 200)
  }

  @Test(arguments: ["123", "12a4", "", String(repeating: "1", count: 33)])
  func `a PIN is digits, and without a passkey there has to be one`(pin: String) throws {
    try home.composition.accounts.locks.remove(of: home.owner)
    let reply = try client.post("/settings/lock", form: [("pin", pin), ("idle", "0"), ("hidden", "no")])
    #expect(reply.status == 422 && reply.text.contains("id=\"f-pin-error\""))
  }

  @Test func `without a sign-in there is nothing to lock`() throws {
    let alone = try Home()
    #expect(try alone.get("/settings/lock").text.contains("/settings/password"))
    #expect(try alone.post("/settings/lock", form: [("pin", "2580"), ("idle", "0")]).status == 409)
    #expect(try alone.post("/lock").location == "/")
  }
}
