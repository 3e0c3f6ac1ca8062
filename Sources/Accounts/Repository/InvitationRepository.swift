import Base
import Store

/// The table of links that work once; each is found by the hash of its secret.
enum InvitationRepository {
  private static let columns = "id, role, person, made_by, made_at, expires_at, used_at"

  static func add(_ invitation: Invitation, hash: [UInt8], in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      """
      insert into invitation (id, hash, role, person, made_by, made_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      """,
      [
        .id(invitation.id), .blob(hash), .text(invitation.role.rawValue), .id(invitation.person),
        .id(invitation.madeBy), .instant(invitation.madeAt), .instant(invitation.expiresAt),
      ])
  }

  static func find(hash: [UInt8], in connection: any Connection) throws(StoreError) -> Invitation? {
    try connection.one("select \(columns) from invitation where hash = $1", [.blob(hash)], read)
  }

  /// Those to join that nobody has used yet.
  static func open(at now: Instant, in connection: any Connection) throws(StoreError) -> [Invitation] {
    try connection.rows(
      """
      select \(columns) from invitation where person is null and used_at is null and expires_at > $1
      order by made_at desc, id desc
      """, [.instant(now)], read)
  }

  /// Uses a link; answers whether nobody had before.
  static func use(_ id: ID, by person: ID, at now: Instant, in transaction: any Transaction) throws(StoreError) -> Bool
  {
    try transaction.execute(
      "update invitation set used_at = $1, used_by = $2 where id = $3 and used_at is null and expires_at > $1",
      [.instant(now), .id(person), .id(id)]) == 1
  }

  /// Takes a link back.
  static func remove(_ id: ID, in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute("delete from invitation where id = $1 and used_at is null", [.id(id)]) == 1
  }

  /// Takes back all links that would set a person's password.
  static func removeResets(of person: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from invitation where person = $1 and used_at is null", [.id(person)])
  }

  static func sweep(before limit: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from invitation where expires_at <= $1", [.instant(limit)])
  }

  private static func read(_ row: borrowing Row) throws(StoreError) -> Invitation {
    guard let role = Person.Role(rawValue: try row.text(1)) else { throw row.unreadable(1, "no role") }
    return Invitation(
      id: try row.id(0), role: role, person: try row.optionalID(2), madeBy: try row.optionalID(3),
      madeAt: try row.instant(4), expiresAt: try row.instant(5), usedAt: try row.optionalInstant(6))
  }
}
