import Base
import Store

/// The table of passkeys.
enum PasskeyRepository {
  private static let columns =
    "id, person, name, created_at, used_at, doubted_at, credential, algorithm, public_key, counter"

  static func add(_ passkey: KeptPasskey, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      """
      insert into passkey (id, person, credential, algorithm, public_key, counter, name, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      """,
      [
        .id(passkey.id), .id(passkey.person), .blob(passkey.credential), .int(passkey.algorithm),
        .blob(passkey.publicKey), .int(passkey.counter), .text(passkey.name), .instant(passkey.createdAt),
      ])
  }

  static func list(of person: ID, in connection: any Connection) throws(StoreError) -> [KeptPasskey] {
    try connection.rows(
      "select \(columns) from passkey where person = $1 order by created_at, id", [.id(person)], read)
  }

  /// The passkey that an authenticator calls so, whose person it then tells.
  static func find(credential: [UInt8], in connection: any Connection) throws(StoreError) -> KeptPasskey? {
    try connection.one("select \(columns) from passkey where credential = $1", [.blob(credential)], read)
  }

  /// Notes a use; answers whether nobody used the passkey since it was looked up.
  static func use(
    _ passkey: KeptPasskey, counter: Int, at now: Instant, in transaction: any Transaction
  ) throws(StoreError) -> Bool {
    try transaction.execute(
      "update passkey set counter = $1, used_at = $2 where id = $3 and person = $4 and counter = $5",
      [.int(counter), .instant(now), .id(passkey.id), .id(passkey.person), .int(passkey.counter)]) == 1
  }

  static func doubt(_ passkey: KeptPasskey, at now: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      "update passkey set doubted_at = $1 where id = $2 and person = $3",
      [.instant(now), .id(passkey.id), .id(passkey.person)])
  }

  static func rename(
    _ passkey: ID, of person: ID, to name: String, in transaction: any Transaction
  ) throws(StoreError) -> Bool {
    try transaction.execute(
      "update passkey set name = $1 where id = $2 and person = $3", [.text(name), .id(passkey), .id(person)]) == 1
  }

  static func remove(_ passkey: ID, of person: ID, in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute(
      "delete from passkey where id = $1 and person = $2", [.id(passkey), .id(person)]) == 1
  }

  private static func read(_ row: borrowing Row) throws(StoreError) -> KeptPasskey {
    KeptPasskey(
      id: try row.id(0), person: try row.id(1), name: try row.text(2), createdAt: try row.instant(3),
      usedAt: try row.optionalInstant(4), doubtedAt: try row.optionalInstant(5), credential: try row.blob(6),
      algorithm: try row.int(7), publicKey: try row.blob(8), counter: try row.int(9))
  }
}
