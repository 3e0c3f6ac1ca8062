package import Base
package import Book
import Store
import Synchronization

/// The first visit: whether somebody has been welcomed, and sample records for those who want to look around.
package struct WelcomeService: Sendable {
  let house: House
  let books: [any Book]
  private let known = Known()

  package init(house: House, books: [any Book]) {
    self.house = house
    self.books = books
  }

  /// Whether somebody is here for the first time: not welcomed yet, and nothing in any book.
  package func isDue(for owner: ID) throws -> Bool {
    if known.owners.withLock({ $0.contains(owner) }) { return false }
    if try value("welcomed", of: owner) == nil, try books.allSatisfy({ try $0.isEmpty(of: owner) }) { return true }
    known.owners.withLock { _ = $0.insert(owner) }
    return false
  }

  /// Notes that somebody has been welcomed.
  func finish(of owner: ID) throws {
    try set("welcomed", house.clock.now().iso, of: owner)
  }

  /// Fills empty books with sample records; where there is anything already, nothing happens.
  func fillDemo(for visitor: Visitor) throws -> Bool {
    guard try books.allSatisfy({ try $0.isEmpty(of: visitor.owner) }) else { return false }
    for book in books {
      try book.fillDemo(
        of: visitor.owner, until: visitor.today, zone: visitor.settings.zone, language: visitor.settings.language)
    }
    try set("demo", house.clock.now().iso, of: visitor.owner)
    return true
  }

  /// Whether the books hold sample records.
  func hasDemo(of owner: ID) throws -> Bool { try demo(of: owner) != nil }

  /// Takes the sample records out of the books again; what the person has added or changed stays.
  func removeDemo(of owner: ID) throws {
    guard let moment = try demo(of: owner) else { return }
    for book in books { try book.removeDemo(of: owner, filledUntil: moment) }
    try set("demo", "", of: owner)
  }

  private func demo(of owner: ID) throws -> Instant? {
    try value("demo", of: owner).flatMap { try? Instant(iso: $0) }
  }

  private func value(_ name: String, of owner: ID) throws -> String? {
    try house.database.read { try SettingsRepository.values(of: owner, in: $0)[name] }
  }

  private func set(_ name: String, _ value: String, of owner: ID) throws {
    try house.database.write(of: owner) { try SettingsRepository.set([name: value], of: owner, in: $0) }
  }
}

/// Who need not be asked about again: once welcomed, always welcomed.
private final class Known: Sendable {
  let owners = Mutex<Set<ID>>([])
}
