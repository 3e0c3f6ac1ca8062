import Base
package import Book
import Store
package import Vault

/// Signing in by name and password.
package struct SignInService: Sendable {
  let house: House
  let sessions: SessionService
  let cost: PasswordCost

  package init(house: House, sessions: SessionService, cost: PasswordCost = .standard) {
    self.house = house
    self.sessions = sessions
    self.cost = cost
  }

  /// Proves who somebody is and begins a session; throws ``SignInError``.
  ///
  /// - Parameter formerToken: the session token that the browser still has, though it opens nothing any more.
  package func signIn(
    _ name: String, password: String, from caller: Caller, formerToken: String? = nil
  ) throws -> (person: Person, session: Session, token: SessionToken) {
    let person = try prove(name, password: password, from: caller, formerToken: formerToken)
    let (session, token) = try sessions.start(person.id, from: caller)
    return (person, session, token)
  }

  /// Proves who somebody is, without a session: also to be asked again before something grave.
  package func prove(
    _ name: String, password: String, from caller: Caller, formerToken: String? = nil
  ) throws -> Person {
    let found = try house.database.read { connection -> (Person, String?)? in
      guard let person = try PeopleRepository.find(named: name, in: connection) else { return nil }
      return (person, try PeopleRepository.passwordHash(of: person.id, in: connection))
    }
    let subjects = try subjects(found?.0, name, caller, formerToken)
    let throttle = Throttle(house: house)
    do { try throttle.attempt(subjects) } catch let error as Throttled { throw SignInError.throttled(error.seconds) }
    guard Passwords.verify(password, against: found?.1), let (person, hash) = found else { throw SignInError.wrong }
    try throttle.succeeded(subjects)
    guard person.endedAt == nil else { throw SignInError.ended }
    try renew(hash, password, of: person.id)
    return person
  }

  /// What a try counts against.
  ///
  /// Whoever comes with a device or from a network where the person was signed in before is counted by that alone: a
  /// guesser elsewhere cannot lock them out. A device is recognised by a token that nobody can guess.
  private func subjects(
    _ person: Person?, _ name: String, _ caller: Caller, _ formerToken: String?
  ) throws -> [Throttle.Subject] {
    if let person {
      if let device = try sessions.isDevice(of: person.id, formerToken) {
        return [.init(name: "device:\(hexText(device.hash))", person: person.id, free: 5)]
      }
      let isKnown = try house.database.read {
        try SessionRepository.knows(person.id, network: caller.network, in: $0)
      }
      if isKnown { return [.init(name: "network:\(caller.network):\(person.id)", person: person.id, free: 5)] }
    }
    // Names that nobody has count too, so that waiting does not tell who has an account.
    let account = ContentHash(of: Person.key(String(name.prefix(200)))).text
    return [
      .init(name: "account:\(account)", person: person?.id, free: 5),
      .init(name: "address:\(caller.network)", person: nil, free: 20),
    ]
  }

  /// Hashes a password anew that was hashed at another cost.
  private func renew(_ hash: String?, _ password: String, of person: ID) throws {
    guard let hash, Passwords.needsRehash(hash, cost: cost) else { return }
    let new = try Passwords.hash(password, cost: cost)
    try house.database.write(of: person) { transaction in
      guard try PeopleRepository.passwordHash(of: person, in: transaction) == hash else { return }
      try PeopleRepository.setPassword(new, of: person, in: transaction)
    }
  }
}
