import Base
import Store

/// The table of people.
enum PeopleRepository {
  static func add(_ person: Person, at now: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      "insert into person (id, name, role, created_at) values ($1, $2, $3, $4)",
      [.id(person.id), .text(person.name), .text(person.role.rawValue), .instant(now)])
  }

  /// Everybody, the first to come first.
  static func all(in connection: any Connection) throws(StoreError) -> [Person] {
    try connection.rows("select id, name, role from person order by created_at, id") { row in
      guard let role = Person.Role(rawValue: try row.text(2)) else { throw row.unreadable(2, "no role") }
      return Person(id: try row.id(0), name: try row.text(1), role: role)
    }
  }
}
