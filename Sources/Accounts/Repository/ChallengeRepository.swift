import Base
import Store

/// The table of questions that wait for a passkey's answer.
enum ChallengeRepository {
  static func add(_ challenge: Challenge, hash: [UInt8], in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      """
      insert into passkey_challenge (hash, purpose, person, session, challenge, expires_at)
      values ($1, $2, $3, $4, $5, $6)
      """,
      [
        .blob(hash), .text(challenge.purpose.rawValue), .id(challenge.person), .id(challenge.session),
        .blob(challenge.bytes), .instant(challenge.expiresAt),
      ])
  }

  /// Takes a question out, so that it is answered once; nil where somebody else has, or where there was none.
  static func take(hash: [UInt8], in transaction: any Transaction) throws(StoreError) -> Challenge? {
    let found = try transaction.one(
      "select purpose, person, session, challenge, expires_at from passkey_challenge where hash = $1", [.blob(hash)]
    ) { row in
      guard let purpose = Challenge.Purpose(rawValue: try row.text(0)) else { throw row.unreadable(0, "no purpose") }
      return Challenge(
        purpose: purpose, person: try row.optionalID(1), session: try row.optionalID(2), bytes: try row.blob(3),
        expiresAt: try row.instant(4))
    }
    let taken = try transaction.execute("delete from passkey_challenge where hash = $1", [.blob(hash)])
    return taken == 1 ? found : nil
  }

  static func sweep(at now: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from passkey_challenge where expires_at <= $1", [.instant(now)])
  }
}
