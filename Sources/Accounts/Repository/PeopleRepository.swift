import Base
import Store

/// The table of people.
enum PeopleRepository {
  private static let columns = "id, name, role, password is not null, seen_at, ended_at"

  static func add(
    _ person: Person, password: String? = nil, at now: Instant, in transaction: any Transaction
  ) throws(StoreError) {
    try transaction.execute(
      "insert into person (id, name, name_key, role, password, created_at) values ($1, $2, $3, $4, $5, $6)",
      [
        .id(person.id), .text(person.name), key(person.name), .text(person.role.rawValue), .string(password),
        .instant(now),
      ])
  }

  /// Everybody, the first to come first.
  static func all(in connection: any Connection) throws(StoreError) -> [Person] {
    try connection.rows("select \(columns) from person order by created_at, id", [], read)
  }

  /// The first owner.
  static func owner(in connection: any Connection) throws(StoreError) -> Person? {
    try connection.one(
      "select \(columns) from person where role = 'owner' order by created_at, id limit 1", [], read)
  }

  static func find(_ person: ID, in connection: any Connection) throws(StoreError) -> Person? {
    try connection.one("select \(columns) from person where id = $1", [.id(person)], read)
  }

  static func find(named name: String, in connection: any Connection) throws(StoreError) -> Person? {
    try connection.one("select \(columns) from person where name_key = $1", [key(name)], read)
  }

  static func rename(_ person: ID, to name: String, in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute(
      "update person set name = $1, name_key = $2 where id = $3", [.text(name), key(name), .id(person)]) == 1
  }

  static func setRole(_ role: Person.Role, of person: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("update person set role = $1 where id = $2", [.text(role.rawValue), .id(person)])
  }

  static func passwordHash(of person: ID, in connection: any Connection) throws(StoreError) -> String? {
    try connection.one("select password from person where id = $1", [.id(person)]) { try $0.optionalText(0) } ?? nil
  }

  static func setPassword(
    _ hash: String?, of person: ID, in transaction: any Transaction
  ) throws(StoreError) {
    try transaction.execute("update person set password = $1 where id = $2", [.string(hash), .id(person)])
  }

  static func setEnded(_ at: Instant?, _ person: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("update person set ended_at = $1 where id = $2", [.instant(at), .id(person)])
  }

  static func noteSeen(_ person: ID, at now: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("update person set seen_at = $1 where id = $2", [.instant(now), .id(person)])
  }

  private static let proven =
    "p.ended_at is null and (p.password is not null or exists (select 1 from passkey k where k.person = p.id))"

  /// Whether an owner can prove who they are.
  static func ownerCanSignIn(in connection: any Connection) throws(StoreError) -> Bool {
    try connection.exists("select 1 from person p where p.role = 'owner' and \(proven)")
  }

  /// How many people there are, and how many of them can prove who they are.
  static func count(in connection: any Connection) throws(StoreError) -> (people: Int, withProof: Int) {
    let all = try connection.one("select count(*) from person") { try $0.int(0) }
    let withProof = try connection.one("select count(*) from person p where \(proven)") { try $0.int(0) }
    return (all ?? 0, withProof ?? 0)
  }

  private static func key(_ name: String) -> Value {
    let key = Person.key(name)
    return key.isEmpty ? nil : .text(key)
  }

  private static func read(_ row: borrowing Row) throws(StoreError) -> Person {
    guard let role = Person.Role(rawValue: try row.text(2)) else { throw row.unreadable(2, "no role") }
    return Person(
      id: try row.id(0), name: try row.text(1), role: role, hasPassword: try row.bool(3),
      seenAt: try row.optionalInstant(4), endedAt: try row.optionalInstant(5))
  }
}
