package import Base
package import Book
import Store

/// The end of everything that is a person's: their books, and all that the house keeps for them.
package struct AccountErasure: Sendable {
  let house: House
  let books: [any Book]
  let people: PeopleService

  package init(house: House, books: [any Book], people: PeopleService) {
    self.house = house
    self.books = books
    self.people = people
  }

  /// Erases a person, all of it or nothing; throws ``PeopleError/lastOwner`` where others would be left without an owner.
  ///
  /// The bytes of attachments and staged files go with the next sweeps, once nothing names them.
  package func erase(_ person: ID) throws {
    try house.database.write { transaction in
      guard let found = try PeopleRepository.find(person, in: transaction) else { throw PeopleError.notFound }
      try people.refuseLastOwner(found, in: transaction)
      for book in books { try book.erase(person, in: transaction) }
      try house.database.search.remove(owner: person, in: transaction)
      try house.blobs.release(owner: person, in: transaction)
      try house.staging.remove(owner: person, in: transaction)
      try house.jobs.remove(owner: person, in: transaction)
      try ErasureRepository.erase(person, in: transaction)
      transaction.touch(owner: nil, topic: "people")
    }
  }
}
