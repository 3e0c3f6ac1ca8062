import Accounts
import App
import Base
import HTTP
import TestSupport
import Testing
import Vault

/// Tokens and cookies that open nothing: each is answered with a word that says why.
@Suite struct CredentialTests {
  private let home: Home

  init() throws {
    home = try Home()
    try home.shutDoor()
  }

  private func ask(_ cookie: String) throws -> TestResponse {
    try home.browser().get("/api/v1/settings", headers: ["cookie": "nanal-session=\(cookie)"])
  }

  private func ask(bearer: String, _ method: HTTP.Method = .get) throws -> TestResponse {
    try home.browser().send(
      method, "/api/v1/settings", headers: ["authorization": bearer, "content-type": "application/json"],
      body: method == .get ? nil : Array("{}".utf8))
  }

  @Test(arguments: [
    "", ".", "a.b", "null", "%00", "%", "%ff%fe", "'; drop table session; --", "\u{1F600}",
    String(repeating: "A", count: 43), String(repeating: "x.", count: 4000),
  ])
  func `a cookie that is no token`(cookie: String) throws {
    let reply = try ask(cookie)
    #expect(reply.status == 401 && reply.code == "session_malformed")
    let page = try home.browser().get("/settings", headers: ["cookie": "nanal-session=\(cookie)"])
    #expect(page.location == "/sign-in?next=%2Fsettings&why=malformed")
  }

  @Test func `a cookie that nobody was given`() throws {
    let reply = try ask("\(Secret.new().text).\(Secret.new().text)")
    #expect(reply.status == 401 && reply.code == "session_unknown")
  }

  @Test func `a cookie of a session that is over`() throws {
    let client = try home.browser(of: "지민")
    let cookie = try #require(client.session)
    home.clock.advance(seconds: SessionService.idleLimit)
    #expect(try ask(cookie).code == "session_expired")
  }

  @Test func `a stolen cookie ends the session for both, and the page says so`() throws {
    let client = try home.browser(of: "지민")
    let old = try #require(client.session)
    home.clock.advance(seconds: 16 * 60)
    _ = try client.get("/settings")
    home.clock.advance(seconds: 60)
    let thief = try ask(old)
    #expect(thief.status == 401 && thief.code == "session_stolen")
    #expect(try client.get("/settings").location == "/sign-in?next=%2Fsettings&why=stolen")
    #expect(try client.get("/sign-in?why=stolen").text.contains("class=\"banner"))
  }

  @Test(arguments: [
    "", "Bearer", "Bearer ", "Basic bmFuYWw6eA==", "bearer x", "Bearer nanal_", "Bearer null",
    "Bearer \(String(repeating: "A", count: 43))", "Bearer nanal_\(String(repeating: "A", count: 9000))",
    "Token nanal_x",
  ])
  func `a header that is no token`(header: String) throws {
    let reply = try ask(bearer: header)
    #expect(reply.status == 401 && reply.code == "token_malformed" && reply.headers["www-authenticate"] == "Bearer")
  }

  @Test func `a token reads, and writes where it may`() throws {
    let tokens = home.composition.accounts.tokens
    let (token, reader) = try tokens.add("reader", scopes: [.read], of: home.owner)
    let (_, writer) = try tokens.add("writer", scopes: [.read, .write], of: home.owner)
    #expect(try ask(bearer: "Bearer " + reader.text).status == 200)
    let refused = try ask(bearer: "Bearer " + reader.text, .put)
    #expect(refused.status == 403 && refused.code == "token_scope")
    #expect(try ask(bearer: "bearer " + writer.text, .put).status == 422)
    try tokens.remove(token.id, of: home.owner)
    #expect(try ask(bearer: "Bearer " + reader.text).code == "token_unknown")
    #expect(try ask(bearer: "Bearer " + Secret.new(.api).text).code == "token_unknown")
  }

  @Test func `a token runs out, and goes with its person's account`() throws {
    let tokens = home.composition.accounts.tokens
    let member = try home.member()
    let end = home.clock.now().adding(seconds: 60)
    let (_, short) = try tokens.add("short", scopes: [.read], expiresAt: end, of: home.owner)
    let (_, others) = try tokens.add("other", scopes: [.read], of: member.id)
    home.clock.advance(seconds: 60)
    #expect(try ask(bearer: "Bearer " + short.text).code == "token_expired")
    try home.composition.people.end(member.id)
    let reply = try ask(bearer: "Bearer " + others.text)
    #expect(reply.status == 401 && reply.code == "token_ended")
  }

  @Test func `a token opens no page, and a session's cookie is no token`() throws {
    let (_, secret) = try home.composition.accounts.tokens.add("t", scopes: [.read, .write], of: home.owner)
    let header = ["authorization": "Bearer " + secret.text]
    #expect(try home.browser().get("/settings", headers: header).status == 303)
    let cookie = try #require(try home.browser(of: "지민").session)
    #expect(try ask(bearer: "Bearer " + cookie).code == "token_malformed")
    #expect(try ask(secret.text).code == "session_malformed")
  }
}
