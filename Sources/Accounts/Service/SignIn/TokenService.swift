package import Base
package import Book
import Store
package import Vault

/// Tokens by which programs act for a person.
package struct TokenService: Sendable {
  /// Why a token is not taken.
  package enum Refusal: Error, Equatable, Sendable, CaseIterable {
    /// It is no token at all.
    case malformed
    /// Nobody was given it, or it was taken back.
    case unknown
    case expired
    /// The account of its person was ended.
    case ended
    /// It may not do this.
    case scope
  }

  /// A use is noted when the last note is so old, in seconds.
  private static let noteInterval = 60

  let house: House

  package init(house: House) {
    self.house = house
  }

  /// Makes a token; its secret is told this once.
  package func add(
    _ name: String, scopes: Set<APIToken.Scope>, expiresAt: Instant? = nil, of person: ID
  ) throws -> (token: APIToken, secret: Secret) {
    let secret = Secret.new(.api)
    let token = APIToken(
      id: house.ids.next(), person: person, name: Text.name(String(name.prefix(80))), scopes: scopes,
      createdAt: house.clock.now(), usedAt: nil, expiresAt: expiresAt)
    try house.database.write(.rows) { try TokenRepository.add(token, hash: secret.hash, in: $0) }
    return (token, secret)
  }

  /// Whose token a text is; throws ``Refusal``.
  package func authenticate(
    _ text: String, for scope: APIToken.Scope
  ) throws -> (person: Person, token: APIToken) {
    guard let secret = Secret(text: text, .api) else { throw Refusal.malformed }
    let (person, token) = try house.database.read { connection in
      guard let token = try TokenRepository.find(hash: secret.hash, in: connection),
        let person = try PeopleRepository.find(token.person, in: connection)
      else { throw Refusal.unknown }
      return (person, token)
    }
    let now = house.clock.now()
    if let end = token.expiresAt, now >= end { throw Refusal.expired }
    guard person.endedAt == nil else { throw Refusal.ended }
    guard token.scopes.contains(scope) else { throw Refusal.scope }
    if token.usedAt.map({ now >= $0.adding(seconds: Self.noteInterval) }) ?? true {
      _ = try house.database.writeIfFree { try TokenRepository.noteUse(token, at: now, in: $0) }
    }
    return (person, token)
  }

  /// A person's tokens, the latest first.
  package func list(of person: ID) throws -> [APIToken] {
    try house.database.read { try TokenRepository.list(of: person, in: $0) }
  }

  /// Takes a token back; answers whether the person had it.
  @discardableResult
  package func remove(_ token: ID, of person: ID) throws -> Bool {
    try house.database.write(.rows) { try TokenRepository.remove(token, of: person, in: $0) }
  }
}
