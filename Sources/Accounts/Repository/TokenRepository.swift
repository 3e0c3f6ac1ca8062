import Base
import Store

/// The table of API tokens; each is found by the hash of its secret, or by its person.
enum TokenRepository {
  private static let columns = "id, person, name, scopes, created_at, used_at, expires_at"

  static func add(_ token: APIToken, hash: [UInt8], in transaction: any Transaction) throws(StoreError) {
    let scopes = token.scopes.map(\.rawValue).sorted().joined(separator: " ")
    try transaction.execute(
      """
      insert into api_token (id, person, name, hash, scopes, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      """,
      [
        .id(token.id), .id(token.person), .text(token.name), .blob(hash), .text(scopes), .instant(token.createdAt),
        .instant(token.expiresAt),
      ])
  }

  static func find(hash: [UInt8], in connection: any Connection) throws(StoreError) -> APIToken? {
    try connection.one("select \(columns) from api_token where hash = $1", [.blob(hash)], read)
  }

  static func list(of person: ID, in connection: any Connection) throws(StoreError) -> [APIToken] {
    try connection.rows(
      "select \(columns) from api_token where person = $1 order by created_at desc, id desc", [.id(person)], read)
  }

  static func noteUse(_ token: APIToken, at now: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      "update api_token set used_at = $1 where id = $2 and person = $3",
      [.instant(now), .id(token.id), .id(token.person)])
  }

  static func remove(_ token: ID, of person: ID, in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute("delete from api_token where id = $1 and person = $2", [.id(token), .id(person)]) == 1
  }

  private static func read(_ row: borrowing Row) throws(StoreError) -> APIToken {
    let scopes = try row.text(3).split(separator: " ").compactMap { APIToken.Scope(rawValue: String($0)) }
    return APIToken(
      id: try row.id(0), person: try row.id(1), name: try row.text(2), scopes: Set(scopes),
      createdAt: try row.instant(4), usedAt: try row.optionalInstant(5), expiresAt: try row.optionalInstant(6))
  }
}
