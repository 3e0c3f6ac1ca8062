import Accounts
import App
import Base
import HTTP
import TestSupport
import Testing

/// Passkeys through their pages, with an authenticator that signs as a test wants.
@Suite struct PasskeyPageTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  /// Asks a question, has it answered, and sends the answer.
  private func send(
    _ client: TestClient, _ question: String, to path: String, more: [(String, String)] = [],
    _ answer: (JSON) -> JSON
  ) throws -> TestResponse {
    let reply = try client.post(question)
    #expect(reply.status == 200 && reply.headers["cache-control"] == "no-store")
    let json = try JSON(parsing: reply.bytes)
    let options = try #require(json["options"])
    let text = String(decoding: answer(options).write(), as: UTF8.self)
    return try client.post(path, form: [("ticket", json["ticket"]?.text ?? ""), ("answer", text)] + more)
  }

  private func registered(_ client: TestClient, of person: ID, seed: UInt8 = 1) throws -> TestAuthenticator {
    let authenticator = TestAuthenticator(owner: person, seed: seed)
    let reply = try send(
      client, "/settings/passkeys/question", to: "/settings/passkeys", more: [("name", "전화기")],
      authenticator.create)
    #expect(reply.status == 303)
    return authenticator
  }

  @Test func `the first passkey shuts the door, with its owner inside, and opens it elsewhere`() throws {
    let client = home.browser()
    var authenticator = try registered(client, of: home.owner)
    #expect(try client.get("/settings/passkeys").text.contains("전화기"))
    let other = home.browser()
    #expect(try other.get("/settings").status == 303)
    let reply = try send(
      other, "/sign-in/question", to: "/sign-in/passkey", more: [("next", "/bin")], { authenticator.get($0) })
    #expect(reply.status == 303 && reply.location == "/bin")
    #expect(try other.get("/settings").status == 200)
  }

  @Test func `an answer that does not hold opens nothing`() throws {
    var authenticator = try registered(home.browser(), of: home.owner)
    let client = home.browser()
    func attempt(_ answer: (JSON) -> JSON) throws -> Int {
      try send(client, "/sign-in/question", to: "/sign-in/passkey", answer).status
    }
    #expect(try attempt { _ in [:] } == 401)
    var stranger = TestAuthenticator(owner: home.owner, seed: 7)
    #expect(try attempt { stranger.get($0) } == 401)
    authenticator.origin = "http://evil.example"
    #expect(try attempt { authenticator.get($0) } == 401)
    authenticator.origin = "http://localhost"
    var kept = JSON.null
    #expect(
      try attempt {
        kept = authenticator.get($0); return kept
      } == 303)
    #expect(try attempt { _ in kept } == 401)
    let reply = try client.post("/sign-in/passkey", form: [("ticket", "x"), ("answer", "{")])
    #expect(reply.status == 401)
    let json = try client.post("/sign-in/passkey", headers: ["accept": "application/json"])
    #expect(json.status == 401 && json.code == "passkey_refused")
  }

  @Test func `a passkey is renamed and removed, but not the last way in`() throws {
    let client = home.browser()
    _ = try registered(client, of: home.owner)
    try home.member()
    let page = try client.get("/settings/passkeys").text
    let remove = String(try #require(page.firstMatch(of: #/action="([^"]+/remove)"/#)?.1))
    #expect(try client.post(remove).status == 409)
    try home.shutDoor()
    let rename = remove.replacing("/remove", with: "/rename")
    #expect(try client.post(rename, form: [("name", "노트북")]).status == 303)
    #expect(try client.get("/settings/passkeys").text.contains("노트북"))
    #expect(try client.post(remove).status == 303)
    #expect(try client.post(remove).status == 404)
  }

  @Test func `under an address there are no passkeys`() throws {
    try home.shutDoor()
    let client = home.browser { $0.isLocal = false }
    client.headers["host"] = "192.168.0.5:8080"
    #expect(!(try client.get("/sign-in").text.contains("data-passkey")))
    #expect(try client.post("/sign-in/question").status == 404)
  }

  @Test func `a passkey opens the lock`() throws {
    let client = home.browser()
    var authenticator = try registered(client, of: home.owner)
    let form = [("pin", ""), ("idle", "0"), ("hidden", "no")]
    #expect(try client.post("/settings/lock", form: form).status == 303)
    #expect(try client.post("/lock").status == 303)
    #expect(try client.get("/settings").status == 303)
    #expect(try client.get("/lock").text.contains("data-passkey"))
    let reply = try send(client, "/lock/question", to: "/lock/passkey", { authenticator.get($0) })
    #expect(reply.status == 303)
    #expect(try client.get("/settings").status == 200)
  }
}
