import Accounts
import App
import Base
import HTTP
import TestSupport
import Testing

@Suite struct ArrivalTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `one person at their own machine needs no login, until they have a password`() throws {
    #expect(try home.get("/settings").status == 200)
    #expect(try home.get("/api/v1/settings").status == 200)
    try home.shutDoor()
    #expect(try home.get("/settings").location == "/sign-in?next=%2Fsettings")
    #expect(try home.get("/api/v1/settings").status == 401)
  }

  @Test func `from elsewhere nobody comes in, though nobody has a password yet`() throws {
    let client = home.browser { $0.isLocal = false }
    #expect(try client.get("/settings").location == "/sign-in?next=%2Fsettings")
    #expect(try client.get("/api/v1/settings").code == "unauthorized")
    let page = try client.get("/sign-in")
    #expect(page.status == 200 && page.text.contains("reset-password") && !page.text.contains("name=\"password\""))
  }

  @Test func `parts, events and programs are told that nobody is signed in`() throws {
    try home.shutDoor()
    let client = home.browser()
    for path in ["/events", "/trades/items?q=a", "/api/v1/settings", "/api/v1/trades"] {
      let reply = try client.get(path, headers: ["accept": "application/json"])
      #expect(reply.status == 401, "\(path)")
      #expect(reply.code == "unauthorized", "\(path)")
    }
    #expect(try client.get("/", headers: ["hx-request": "true"]).status == 401)
    #expect(try client.get("/no/such/page").status == 404)
    #expect(!(try client.get("/no/such/page").text.contains("/settings")))
  }

  @Test func `what is for everybody needs no login`() throws {
    try home.shutDoor()
    for path in ["/healthz", "/favicon.ico", "/sign-in", "/invitation/none", "/api/openapi.json"] {
      #expect(try home.browser().get(path).status != 303, "\(path)")
    }
  }

  @Test func `a sign-in leads on to where one wanted, with a cookie that scripts and other sites do not get`() throws {
    try home.shutDoor()
    let client = home.browser()
    let reply = try client.signIn("지민", next: "/settings?a=b")
    #expect(reply.status == 303 && reply.location == "/settings?a=b")
    let cookie = try #require(reply.headers.all("set-cookie").first)
    #expect(cookie.hasPrefix("nanal-session=") && cookie.hasSuffix("; HttpOnly; SameSite=Lax"))
    #expect(cookie.contains("; Path=/;") && !cookie.contains("Secure"))
    #expect(try client.get("/settings").status == 200)
    #expect(try client.get("/sign-in?next=%2Fbin").location == "/bin")
  }

  @Test func `with https the cookie is this host's alone, and browsers keep to https`() throws {
    try home.shutDoor()
    let client = home.browser { $0.trustsProxy = true }
    client.headers["x-forwarded-proto"] = "https"
    let reply = try client.signIn("지민")
    let cookie = try #require(reply.headers.all("set-cookie").first)
    #expect(cookie.hasPrefix("__Host-nanal-session=") && cookie.contains("; Secure"))
    let page = try client.get("/settings")
    #expect(page.status == 200 && page.headers["strict-transport-security"] != nil)
    #expect(try home.browser().get("/sign-in").headers["strict-transport-security"] == nil)
  }

  @Test(arguments: [
    "//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "", "settings", "/a\tb",
    String(repeating: "/", count: 9000),
  ])
  func `after signing in one never goes elsewhere`(next: String) throws {
    try home.shutDoor()
    #expect(try home.browser().signIn("지민", next: next).location == "/")
  }

  @Test(arguments: [("지민", "wrong password"), ("nobody", Home.password), ("", ""), ("지민", "")])
  func `a wrong name or password is refused alike, in words and as JSON`(name: String, password: String) throws {
    try home.shutDoor()
    let reply = try home.browser().signIn(name, password)
    #expect(reply.status == 401 && reply.text.contains("role=\"alert\""))
    #expect(!reply.text.contains("value=\"\(Home.password)\""))
    let json = try home.browser().signIn(name, password, headers: ["accept": "application/json"])
    #expect(json.status == 401 && json.code == "password_wrong")
  }

  @Test func `a guesser is told to wait`() throws {
    try home.shutDoor()
    let client = home.browser()
    for _ in 1...5 { #expect(try client.signIn("지민", "a guess 12345").status == 401) }
    let reply = try client.signIn("지민")
    #expect(reply.status == 429)
    #expect(try client.signIn("지민", headers: ["accept": "application/json"]).code == "too_many_tries")
  }

  @Test func `a post of another site is refused before anything else`() throws {
    try home.shutDoor()
    let client = try home.browser(of: "지민")
    let foreign = ["sec-fetch-site": "cross-site", "origin": "http://evil.example"]
    #expect(try client.signIn("지민", headers: foreign).status == 403)
    #expect(try client.post("/sign-out", headers: foreign).status == 403)
    #expect(try client.get("/settings").status == 200)
    #expect(try home.browser().post("/settings", headers: foreign).status == 403)
  }

  @Test func `signed out is signed out, and what the browser keeps is to be forgotten`() throws {
    try home.shutDoor()
    let client = try home.browser(of: "지민")
    let reply = try client.post("/sign-out")
    #expect(reply.location == "/sign-in" && reply.headers["clear-site-data"] == "\"cache\"")
    #expect(try client.get("/settings").location == "/sign-in?next=%2Fsettings&why=ended")
    #expect(try client.get("/api/v1/settings").code == "session_ended")
  }

  @Test func `an event stream ends with the session`() throws {
    try home.shutDoor()
    let client = try home.browser(of: "지민")
    let stream = try #require(try client.get("/events").events)
    #expect(stream.isOpen)
    try home.sessions.endOthers(than: nil, of: home.owner)
    #expect(!stream.isOpen)
    #expect(try client.get("/events").status == 401)
  }

  @Test func `a session renews itself as one goes, once for requests that come together`() throws {
    try home.shutDoor()
    let client = try home.browser(of: "지민")
    let old = try #require(client.session)
    home.clock.advance(seconds: 16 * 60)
    #expect(try client.get("/settings").headers.all("set-cookie").count == 1)
    let new = try #require(client.session)
    #expect(new != old)
    let late = try home.browser().get("/settings", headers: ["cookie": "nanal-session=\(old)"])
    #expect(late.status == 200 && late.headers.all("set-cookie").first?.contains(new) == true)
  }
}
