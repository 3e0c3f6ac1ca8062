package import Base
import Book
import Store
import Vault

/// Passwords of people.
extension PeopleService {
  /// Gives a person a new password, and ends their sessions but the one in which they do it.
  ///
  /// - Parameter current: the present password, which has to be right where there is one.
  package func changePassword(
    to password: String, current: String, of person: ID, in session: ID?
  ) throws {
    guard let found = try find(person) else { throw PeopleError.notFound }
    if found.hasPassword {
      let hash = try house.database.read { try PeopleRepository.passwordHash(of: person, in: $0) }
      guard Passwords.verify(current, against: hash) else { throw PeopleError.wrongPassword }
    }
    try setPassword(password, of: found, keeping: session)
  }

  /// Gives a person a new password without the present one, as the command line does, and ends their sessions.
  package func setPassword(_ password: String, of person: Person, keeping session: ID? = nil) throws {
    let hash = try hash(password, name: person.name)
    let now = house.clock.now()
    try house.database.write(of: person.id) { transaction in
      try PeopleRepository.setPassword(hash, of: person.id, in: transaction)
      _ = try SessionRepository.endAll(of: person.id, but: session, at: now, in: transaction)
      try InvitationRepository.removeResets(of: person.id, in: transaction)
      transaction.touch(owner: person.id, topic: "sessions")
    }
  }

  /// The owner says who they are, at the first run or later: a name and, where they want one, their first password.
  package func introduce(_ owner: ID, as name: String, password: String?) throws {
    let name = try checked(name: name)
    let hash = try password.map { try self.hash($0, name: name) }
    try house.database.write { transaction in
      let other = try PeopleRepository.find(named: name, in: transaction)
      guard other == nil || other?.id == owner else { throw PeopleError.nameTaken }
      let present = try PeopleRepository.passwordHash(of: owner, in: transaction)
      guard hash == nil || present == nil else { throw PeopleError.wrongPassword }
      guard try PeopleRepository.rename(owner, to: name, in: transaction) else { throw PeopleError.notFound }
      if let hash { try PeopleRepository.setPassword(hash, of: owner, in: transaction) }
      transaction.touch(owner: nil, topic: "people")
    }
  }

  /// The hash of a new password that will do.
  func hash(_ password: String, name: String) throws -> String {
    if let complaint = Passwords.complaint(password, name: name) { throw PeopleError.password(complaint) }
    return try Passwords.hash(password, cost: cost)
  }
}
