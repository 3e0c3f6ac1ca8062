package import Base
package import Book
import Store
package import Vault

/// Links that work once: to join, and to set a new password where the old one is forgotten.
package struct InvitationService: Sendable {
  /// Why a link opens nothing.
  package enum Refusal: Error, Equatable, Sendable, CaseIterable {
    /// It is no such link.
    case malformed
    /// Nobody was given it, or it was taken back.
    case unknown
    /// It was used before.
    case used
    /// It waited too long.
    case expired
  }

  /// How long a link to join waits, in seconds.
  package static let lifetime = 7 * 86_400
  /// How long a link to a new password waits, in seconds.
  package static let resetLifetime = 86_400

  private static let memory = 30 * 86_400

  /// Where a link leads in this house, for joining and for a new password alike.
  package static func path(_ secret: Secret) -> String { "/invitation/\(secret.text)" }

  let house: House
  let people: PeopleService

  package init(house: House, people: PeopleService) {
    self.house = house
    self.people = people
  }

  /// Makes a link to join; its secret is told this once.
  package func invite(as role: Person.Role, by maker: ID?) throws -> (invitation: Invitation, secret: Secret) {
    guard try house.database.read({ try PeopleRepository.ownerCanSignIn(in: $0) }) else {
      throw PeopleError.ownerCannotSignIn
    }
    return try make(role, for: nil, by: maker, lifetime: Self.lifetime)
  }

  /// Makes a link by which a person sets a new password, in place of others before it, and ends their sessions.
  package func reset(_ person: Person, by maker: ID?) throws -> (invitation: Invitation, secret: Secret) {
    try make(person.role, for: person.id, by: maker, lifetime: Self.resetLifetime)
  }

  /// The links to join that nobody has used yet, the latest first.
  package func open() throws -> [Invitation] {
    try house.database.read { try InvitationRepository.open(at: house.clock.now(), in: $0) }
  }

  /// Takes a link back; answers whether it was still good.
  @discardableResult
  package func remove(_ invitation: ID) throws -> Bool {
    try house.database.write(.rows) { try InvitationRepository.remove(invitation, in: $0) }
  }

  /// What a link is for, without using it; throws ``Refusal``.
  package func look(_ text: String) throws -> Invitation {
    let secret = try secret(text)
    return try house.database.read { try found(secret, in: $0) }
  }

  /// Joins the house; of two who come at once by one link, one does.
  package func accept(_ text: String, name: String, password: String) throws -> Person {
    guard try look(text).person == nil else { throw Refusal.unknown }
    let name = try people.checked(name: name)
    let hash = try people.hash(password, name: name)
    let secret = try secret(text)
    return try house.database.write { transaction in
      let invitation = try found(secret, in: transaction)
      let person = try people.add(name, role: invitation.role, hash: hash, in: transaction)
      try use(invitation, by: person.id, in: transaction)
      return person
    }
  }

  /// Sets the new password of the person whom the link names, and ends their sessions.
  package func acceptReset(_ text: String, password: String) throws -> Person {
    guard let id = try look(text).person, let person = try people.find(id) else { throw Refusal.unknown }
    let hash = try people.hash(password, name: person.name)
    let secret = try secret(text)
    try house.database.write(of: id) { transaction in
      try use(try found(secret, in: transaction), by: id, in: transaction)
      try PeopleRepository.setPassword(hash, of: id, in: transaction)
      _ = try SessionRepository.endAll(of: id, at: house.clock.now(), in: transaction)
      transaction.touch(owner: id, topic: "sessions")
    }
    return person
  }

  private func make(
    _ role: Person.Role, for person: ID?, by maker: ID?, lifetime: Int
  ) throws -> (invitation: Invitation, secret: Secret) {
    let now = house.clock.now()
    let secret = Secret.new()
    let invitation = Invitation(
      id: house.ids.next(), role: role, person: person, madeBy: maker, madeAt: now,
      expiresAt: now.adding(seconds: lifetime), usedAt: nil)
    try house.database.write(person.map { .owner($0) } ?? .rows) { transaction in
      // A link that has run out is still told from one that never was, for a while.
      try InvitationRepository.sweep(before: now.adding(seconds: -Self.memory), in: transaction)
      if let person {
        try InvitationRepository.removeResets(of: person, in: transaction)
        _ = try SessionRepository.endAll(of: person, at: now, in: transaction)
        transaction.touch(owner: person, topic: "sessions")
      }
      try InvitationRepository.add(invitation, hash: secret.hash, in: transaction)
    }
    return (invitation, secret)
  }

  private func secret(_ text: String) throws(Refusal) -> Secret {
    guard let secret = Secret(text: text) else { throw .malformed }
    return secret
  }

  private func found(_ secret: Secret, in connection: any Connection) throws -> Invitation {
    guard let invitation = try InvitationRepository.find(hash: secret.hash, in: connection) else {
      throw Refusal.unknown
    }
    if invitation.usedAt != nil { throw Refusal.used }
    guard house.clock.now() < invitation.expiresAt else { throw Refusal.expired }
    return invitation
  }

  private func use(_ invitation: Invitation, by person: ID, in transaction: any Transaction) throws {
    let isFirst = try InvitationRepository.use(
      invitation.id, by: person, at: house.clock.now(), in: transaction)
    guard isFirst else { throw Refusal.used }
  }
}
