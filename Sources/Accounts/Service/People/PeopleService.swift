package import Base
package import Book
import Store
package import Vault

/// Who is here: the owner from the first start on, and whoever was invited since.
package struct PeopleService: Sendable {
  /// The most characters of a name.
  package static let longestName = 40
  /// The fewest characters of a password.
  package static let shortestPassword = Passwords.shortest

  let house: House
  let cost: PasswordCost

  package init(house: House, cost: PasswordCost = .standard) {
    self.house = house
    self.cost = cost
  }

  /// The owner of the house, who is made when nobody is there yet and stays the same from then on.
  package func owner() throws -> Person {
    if let owner = try house.database.read(PeopleRepository.owner) { return owner }
    return try house.database.write { transaction in
      // Another process may have been first.
      if let owner = try PeopleRepository.owner(in: transaction) { return owner }
      let owner = Person(id: house.ids.next(), name: "", role: .owner)
      try PeopleRepository.add(owner, at: house.clock.now(), in: transaction)
      return owner
    }
  }

  /// Everybody, the first to come first.
  package func everybody() throws -> [Person] {
    try house.database.read(PeopleRepository.all)
  }

  /// The person of an id.
  package func find(_ person: ID) throws -> Person? {
    try house.database.read { try PeopleRepository.find(person, in: $0) }
  }

  /// The person whom a name means, in any case and width.
  package func find(named name: String) throws -> Person? {
    try house.database.read { try PeopleRepository.find(named: name, in: $0) }
  }

  /// What tells whether somebody must sign in.
  package func access() throws -> Access {
    let count = try house.database.read { try PeopleRepository.count(in: $0) }
    return Access(people: count.people, withProof: count.withProof)
  }

  /// Adds somebody who signs in by a password, or who will set one by a link.
  package func add(_ name: String, role: Person.Role, password: String?) throws -> Person {
    let name = try checked(name: name)
    let hash = try password.map { try self.hash($0, name: name) }
    return try house.database.write { transaction in
      try add(name, role: role, hash: hash, in: transaction)
    }
  }

  /// The same within a transaction, with a name and a hash that were checked.
  func add(
    _ name: String, role: Person.Role, hash: String?, in transaction: any Transaction
  ) throws -> Person {
    guard try PeopleRepository.ownerCanSignIn(in: transaction) else { throw PeopleError.ownerCannotSignIn }
    guard try PeopleRepository.find(named: name, in: transaction) == nil else { throw PeopleError.nameTaken }
    let person = Person(id: house.ids.next(), name: name, role: role, hasPassword: hash != nil)
    try PeopleRepository.add(person, password: hash, at: house.clock.now(), in: transaction)
    transaction.touch(owner: nil, topic: "people")
    return person
  }

  /// Gives somebody another name.
  package func rename(_ person: ID, to name: String) throws {
    let name = try checked(name: name)
    try house.database.write { transaction in
      let other = try PeopleRepository.find(named: name, in: transaction)
      guard other == nil || other?.id == person else { throw PeopleError.nameTaken }
      guard try PeopleRepository.rename(person, to: name, in: transaction) else { throw PeopleError.notFound }
      transaction.touch(owner: nil, topic: "people")
    }
  }

  /// Gives somebody another role.
  package func setRole(_ role: Person.Role, of person: ID) throws {
    try house.database.write { transaction in
      guard let found = try PeopleRepository.find(person, in: transaction) else { throw PeopleError.notFound }
      if role == .member { try refuseLastOwner(found, in: transaction) }
      try PeopleRepository.setRole(role, of: person, in: transaction)
      transaction.touch(owner: nil, topic: "people")
    }
  }

  /// Ends somebody's account: they are signed out and cannot sign in any more; what is theirs stays as it is.
  package func end(_ person: ID) throws {
    let now = house.clock.now()
    try house.database.write { transaction in
      guard let found = try PeopleRepository.find(person, in: transaction) else { throw PeopleError.notFound }
      try refuseLastOwner(found, in: transaction)
      try PeopleRepository.setEnded(now, person, in: transaction)
      _ = try SessionRepository.endAll(of: person, at: now, in: transaction)
      transaction.touch(owner: nil, topic: "people")
    }
  }

  /// Opens an account again that was ended.
  package func reopen(_ person: ID) throws {
    try house.database.write { transaction in
      try PeopleRepository.setEnded(nil, person, in: transaction)
      transaction.touch(owner: nil, topic: "people")
    }
  }

  /// Refuses what would leave a house of several people without an owner.
  func refuseLastOwner(_ person: Person, in connection: any Connection) throws {
    let others = try PeopleRepository.all(in: connection).filter { $0.id != person.id }
    let hasOwner = others.contains { $0.role == .owner && $0.endedAt == nil }
    guard person.role == .member || hasOwner || others.isEmpty else { throw PeopleError.lastOwner }
  }

  /// A name as it is kept.
  func checked(name: String) throws(PeopleError) -> String {
    guard name.utf8.count <= 1024 else { throw .name }
    let name = Text.name(name)
    guard !Person.key(name).isEmpty, name.count <= Self.longestName else { throw .name }
    return name
  }
}
