import Accounts
import Base
import Testing
import Vault

@Suite struct TokenTests {
  private let household: Household
  private let person: Person
  private var tokens: TokenService { household.accounts.tokens }

  init() throws {
    household = try Household()
    person = try household.owner()
  }

  @Test func `a token acts for its person within its scopes`() throws {
    let (token, secret) = try tokens.add("노트북", scopes: [.read], of: person.id)
    #expect(secret.text.hasPrefix("nanal_"))
    let found = try tokens.authenticate(secret.text, for: .read)
    #expect(found.person == person && found.token.id == token.id)
    #expect(throws: TokenService.Refusal.scope) { try tokens.authenticate(secret.text, for: .write) }
    #expect(try tokens.list(of: person.id).map(\.name) == ["노트북"])
  }

  @Test(arguments: ["", "nanal_", "Bearer x", String(repeating: "A", count: 43), "nanal_\u{0}"])
  func `what is no token is refused as that`(text: String) {
    #expect(throws: TokenService.Refusal.malformed) { try tokens.authenticate(text, for: .read) }
  }

  @Test func `a token that is unknown, too old, taken back or of an ended account opens nothing`() throws {
    #expect(throws: TokenService.Refusal.unknown) { try tokens.authenticate(Secret.new(.api).text, for: .read) }
    let end = household.clock.now().adding(seconds: 60)
    let brief = try tokens.add("a", scopes: [.read], expiresAt: end, of: person.id).secret.text
    household.clock.advance(seconds: 60)
    #expect(throws: TokenService.Refusal.expired) { try tokens.authenticate(brief, for: .read) }
    let member = try household.member()
    let (token, secret) = try tokens.add("b", scopes: [.read, .write], of: member.id)
    #expect(try tokens.remove(token.id, of: person.id) == false)
    _ = try tokens.authenticate(secret.text, for: .write)
    try household.accounts.people.end(member.id)
    #expect(throws: TokenService.Refusal.ended) { try tokens.authenticate(secret.text, for: .write) }
    #expect(try tokens.remove(token.id, of: member.id))
    #expect(throws: TokenService.Refusal.unknown) { try tokens.authenticate(secret.text, for: .write) }
  }

  @Test func `the last use is noted to the minute`() throws {
    let secret = try tokens.add("a", scopes: [.read], of: person.id).secret.text
    _ = try tokens.authenticate(secret, for: .read)
    let first = try tokens.list(of: person.id).first?.usedAt
    #expect(first == household.clock.now())
    household.clock.advance(seconds: 59)
    _ = try tokens.authenticate(secret, for: .read)
    #expect(try tokens.list(of: person.id).first?.usedAt == first)
    household.clock.advance(seconds: 1)
    _ = try tokens.authenticate(secret, for: .read)
    #expect(try tokens.list(of: person.id).first?.usedAt == household.clock.now())
  }
}
