import Base
package import Book
import Store
import Synchronization

/// Who is here.
///
/// Until accounts come there is one person, the owner, made at the first start.
package struct PeopleService: Sendable {
  let house: House
  private let known = Known()

  package init(house: House) {
    self.house = house
  }

  /// The owner of the house, who is made when nobody is there yet and stays the same from then on.
  package func owner() throws -> Person {
    if let owner = known.owner.withLock({ $0 }) { return owner }
    let owner = try foundOrMade()
    known.owner.withLock { $0 = owner }
    return owner
  }

  private func foundOrMade() throws -> Person {
    if let owner = try house.database.read(PeopleRepository.all).first { return owner }
    return try house.database.write { transaction in
      // Another process may have been first.
      if let owner = try PeopleRepository.all(in: transaction).first { return owner }
      let owner = Person(id: house.ids.next(), name: "", role: .owner)
      try PeopleRepository.add(owner, at: house.clock.now(), in: transaction)
      return owner
    }
  }

  /// Everybody, the first to come first.
  package func everybody() throws -> [Person] {
    try house.database.read(PeopleRepository.all)
  }
}

/// Whom every request asks for.
private final class Known: Sendable {
  let owner = Mutex<Person?>(nil)
}
