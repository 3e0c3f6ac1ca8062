package import Base
package import Book
import Store
package import Vault

/// Passkeys: made, listed, and asked for.
///
/// Each question goes to the browser with a ticket that comes back with the answer. A question is taken out of the store
/// before its answer is looked at, so that no answer counts twice.
package struct PasskeyService: Sendable {
  /// How long a question waits, in seconds.
  package static let patience = 300

  /// What a browser is asked, and the ticket that it brings back.
  package struct Question: Sendable {
    package let ticket: Secret
    package let options: JSON
  }

  let house: House

  package init(house: House) {
    self.house = house
  }

  /// A person's passkeys, the first to be made first.
  package func list(of person: ID) throws -> [KeptPasskey] {
    try house.database.read { try PasskeyRepository.list(of: person, in: $0) }
  }

  /// Gives a passkey another name; answers whether the person has it.
  @discardableResult
  package func rename(_ passkey: ID, to name: String, of person: ID) throws -> Bool {
    try house.database.write(.rows) {
      try PasskeyRepository.rename(passkey, of: person, to: Self.name(name), in: $0)
    }
  }

  /// Does away with a passkey; answers whether the person had it.
  ///
  /// The last one stays where the person has no password and others are there: they could not come in any more.
  @discardableResult
  package func remove(_ passkey: ID, of person: ID) throws -> Bool {
    try house.database.write { transaction in
      guard try PasskeyRepository.remove(passkey, of: person, in: transaction) else { return false }
      let left = try PasskeyRepository.list(of: person, in: transaction)
      let hasPassword = try PeopleRepository.find(person, in: transaction)?.hasPassword ?? false
      if left.isEmpty, !hasPassword, try PeopleRepository.count(in: transaction).people > 1 {
        throw PeopleError.lastProof
      }
      transaction.touch(owner: person, topic: "passkeys")
      return true
    }
  }

  /// Asks the browser to make a passkey for a person who is signed in.
  package func askToRegister(_ person: Person, in session: ID?, site: Passkeys) throws -> Question {
    let having = try list(of: person.id).map(\.credential)
    return try ask(.register, person.id, session) { challenge in
      site.creation(
        challenge: challenge, owner: person.id, name: person.name, displayName: person.name, having: having)
    }
  }

  /// Takes the passkey that the browser has made; throws ``PasskeyRefusal``.
  package func register(
    _ answer: JSON, ticket: String, name: String, of person: ID, in session: ID?, site: Passkeys
  ) throws -> KeptPasskey {
    let challenge = try take(ticket, .register, person, session)
    let made: Passkey
    do { made = try site.register(answer, challenge: challenge.bytes, owner: person) } catch {
      throw PasskeyRefusal.answer(error)
    }
    let kept = KeptPasskey(
      id: house.ids.next(), person: person, name: Self.name(name), createdAt: house.clock.now(), usedAt: nil,
      doubtedAt: nil, credential: made.id, algorithm: made.algorithm.rawValue, publicKey: made.publicKey,
      counter: Int(made.counter))
    try house.database.write { transaction in
      // Whose it is already is not told.
      guard try PasskeyRepository.find(credential: made.id, in: transaction) == nil else {
        throw PasskeyRefusal.unknown
      }
      try PasskeyRepository.add(kept, in: transaction)
      transaction.touch(owner: person, topic: "passkeys")
    }
    return kept
  }

  /// Keeps a question until its answer comes.
  func ask(
    _ purpose: Challenge.Purpose, _ person: ID?, _ session: ID?, _ options: ([UInt8]) -> JSON
  ) throws -> Question {
    let ticket = Secret.new()
    let now = house.clock.now()
    let challenge = Challenge(
      purpose: purpose, person: person, session: session, bytes: Passkeys.newChallenge(),
      expiresAt: now.adding(seconds: Self.patience))
    try house.database.write(.rows) { transaction in
      try ChallengeRepository.sweep(at: now, in: transaction)
      try ChallengeRepository.add(challenge, hash: ticket.hash, in: transaction)
    }
    return Question(ticket: ticket, options: options(challenge.bytes))
  }

  /// Takes the question of a ticket out, which must have been asked for this purpose, of this person, in this session.
  func take(
    _ ticket: String, _ purpose: Challenge.Purpose, _ person: ID?, _ session: ID?
  ) throws -> Challenge {
    guard let ticket = Secret(text: ticket) else { throw PasskeyRefusal.question }
    let found = try house.database.write(.rows) { try ChallengeRepository.take(hash: ticket.hash, in: $0) }
    guard let found, found.purpose == purpose, found.person == person, found.session == session,
      house.clock.now() < found.expiresAt
    else { throw PasskeyRefusal.question }
    return found
  }

  private static func name(_ text: String) -> String { Text.name(String(text.prefix(80))) }
}
