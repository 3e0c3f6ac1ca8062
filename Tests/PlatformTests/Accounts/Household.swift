import Accounts
import Base
import Store
import TestSupport
import Testing
import Vault

/// People over a store of their own, whose passwords cost the least.
final class Household {
  static let password = "gochujang-und-22"
  static let phone = Caller(address: "192.168.0.17", userAgent: "Mozilla/5.0 (Linux; Android 15) Firefox/140.0")
  static let elsewhere = Caller(address: "203.0.113.9", userAgent: "curl/8.0")

  let store: TestStore
  let accounts: AccountServices

  init() throws {
    store = try TestStore(Migration.accounts)
    accounts = AccountServices(house: try store.house(), cost: .least)
  }

  /// The same people over another database object, as another process has it.
  func second() throws -> AccountServices {
    AccountServices(house: try store.house(store.secondDatabase()), cost: .least)
  }

  var clock: FixedClock { store.clock }

  /// The owner, called 지민, with a password.
  func owner() throws -> Person {
    let owner = try accounts.people.owner()
    try accounts.people.introduce(owner.id, as: "지민", password: Self.password)
    return try #require(try accounts.people.find(owner.id))
  }

  func member(_ name: String = "Linh") throws -> Person {
    try accounts.people.add(name, role: .member, password: Self.password)
  }

  /// A session of somebody's, and its token as a text.
  func session(of person: Person) throws -> (session: Session, token: String) {
    let (session, token) = try accounts.sessions.start(person.id, from: Self.phone)
    return (session, token.text)
  }
}
