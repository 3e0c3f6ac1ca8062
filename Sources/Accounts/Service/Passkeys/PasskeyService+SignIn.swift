package import Base
import Book
import Store
package import Vault

/// Proving by a passkey who somebody is.
///
/// Nobody guesses a signature, so that tries need not be slowed down.
extension PasskeyService {
  /// Asks for any passkey of this site, to sign in.
  package func askToSignIn(site: Passkeys) throws -> Question {
    try ask(.signIn, nil, nil) { site.request(challenge: $0) }
  }

  /// Asks a person who is signed in for one of their passkeys, to open the lock.
  package func askToUnlock(_ person: ID, in session: ID, site: Passkeys) throws -> Question {
    let credentials = try list(of: person).map(\.credential)
    return try ask(.unlock, person, session) { site.request(challenge: $0, credentials: credentials) }
  }

  /// Whose passkey has answered a question to sign in; throws ``PasskeyRefusal``.
  package func signIn(_ answer: JSON, ticket: String, site: Passkeys) throws -> Person {
    let challenge = try take(ticket, .signIn, nil, nil)
    let passkey = try verify(answer, challenge, site)
    guard let person = try house.database.read({ try PeopleRepository.find(passkey.person, in: $0) }) else {
      throw PasskeyRefusal.unknown
    }
    guard person.endedAt == nil else { throw PasskeyRefusal.ended }
    return person
  }

  /// Makes sure that one of the person's own passkeys has answered; throws ``PasskeyRefusal``.
  package func unlock(_ answer: JSON, ticket: String, of person: ID, in session: ID, site: Passkeys) throws {
    let challenge = try take(ticket, .unlock, person, session)
    _ = try verify(answer, challenge, site)
  }

  private func verify(_ answer: JSON, _ challenge: Challenge, _ site: Passkeys) throws -> KeptPasskey {
    let credential: [UInt8]
    do { credential = try Passkeys.credential(of: answer) } catch { throw PasskeyRefusal.answer(error) }
    let found = try house.database.read { try PasskeyRepository.find(credential: credential, in: $0) }
    guard let found, let passkey = found.passkey, challenge.person == nil || challenge.person == found.person else {
      throw PasskeyRefusal.unknown
    }
    let counter: UInt32
    do { counter = try site.verify(answer, challenge: challenge.bytes, passkey: passkey) } catch {
      if error == .counterWentBack { try doubt(found) }
      throw PasskeyRefusal.answer(error)
    }
    let isUsed = try house.database.write(.rows) {
      try PasskeyRepository.use(found, counter: Int(counter), at: house.clock.now(), in: $0)
    }
    guard isUsed else { throw PasskeyRefusal.answer(.counterWentBack) }
    return found
  }

  /// Notes for the person that the passkey may have been copied.
  private func doubt(_ passkey: KeptPasskey) throws {
    try house.database.write(.rows) {
      try PasskeyRepository.doubt(passkey, at: house.clock.now(), in: $0)
    }
  }
}

extension KeptPasskey {
  /// What verifies its signatures; nil where it signs in a way that this program does not know.
  fileprivate var passkey: Passkey? {
    guard let algorithm = Passkey.Algorithm(rawValue: algorithm), let counter = UInt32(exactly: counter) else {
      return nil
    }
    return Passkey(id: credential, owner: person, algorithm: algorithm, publicKey: publicKey, counter: counter)
  }
}
