import Base
import Store

/// The table of sessions; one is found by the hash of its token's first half, or by its person.
enum SessionRepository {
  private static let columns =
    "id, person, device, network, created_at, seen_at, expires_at, ended_at, end_reason, locked_at"

  static func add(
    _ kept: KeptSession, seriesHash: [UInt8], in transaction: any Transaction
  ) throws(StoreError) {
    let session = kept.session
    try transaction.execute(
      """
      insert into session (
        id, person, series_hash, token_hash, renewed_at, device, network, created_at, seen_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $5, $5, $8)
      """,
      [
        .id(session.id), .id(session.person), .blob(seriesHash), .blob(kept.tokenHash), .instant(session.createdAt),
        .text(session.device), .text(session.network), .instant(session.expiresAt),
      ])
  }

  static func find(seriesHash: [UInt8], in connection: any Connection) throws(StoreError) -> KeptSession? {
    try connection.one(
      "select \(columns), token_hash, previous_hash, renewal_key, renewed_at from session where series_hash = $1",
      [.blob(seriesHash)]
    ) { row in
      KeptSession(
        session: try read(row), tokenHash: try row.blob(10), previousHash: try row.optionalBlob(11),
        renewalKey: try row.optionalBlob(12), renewedAt: try row.instant(13))
    }
  }

  /// Those of a person that are not over, the last used first.
  static func open(
    of person: ID, at now: Instant, seenAfter: Instant, in connection: any Connection
  ) throws(StoreError) -> [Session] {
    try connection.rows(
      """
      select \(columns) from session
      where person = $1 and ended_at is null and expires_at > $2 and seen_at > $3 order by seen_at desc, id desc
      """, [.id(person), .instant(now), .instant(seenAfter)], read)
  }

  /// Whether a person was signed in there before.
  static func knows(
    _ person: ID, seriesHash: [UInt8], in connection: any Connection
  ) throws(StoreError) -> Bool {
    try connection.exists(
      "select 1 from session where series_hash = $1 and person = $2", [.blob(seriesHash), .id(person)])
  }

  static func knows(_ person: ID, network: String, in connection: any Connection) throws(StoreError) -> Bool {
    try connection.exists(
      "select 1 from session where person = $1 and network = $2", [.id(person), .text(network)])
  }

  /// Puts another token in the place of one; answers whether that one still was the session's.
  static func renew(
    _ session: Session, from old: [UInt8], to new: [UInt8], key: [UInt8], at now: Instant,
    in transaction: any Transaction
  ) throws(StoreError) -> Bool {
    try transaction.execute(
      """
      update session set previous_hash = $1, token_hash = $2, renewal_key = $3, renewed_at = $4, seen_at = $4
      where id = $5 and person = $6 and token_hash = $1 and ended_at is null
      """, [.blob(old), .blob(new), .blob(key), .instant(now), .id(session.id), .id(session.person)]) == 1
  }

  static func noteSeen(
    _ session: ID, of person: ID, at now: Instant, in transaction: any Transaction
  ) throws(StoreError) {
    try transaction.execute(
      "update session set seen_at = $1 where id = $2 and person = $3 and seen_at < $1",
      [.instant(now), .id(session), .id(person)])
  }

  /// Ends one session; answers whether the person had it.
  static func end(
    _ session: ID, of person: ID, _ end: Session.End, at now: Instant, in transaction: any Transaction
  ) throws(StoreError) -> Bool {
    try transaction.execute(
      "update session set ended_at = $1, end_reason = $2 where id = $3 and person = $4 and ended_at is null",
      [.instant(now), .text(end.rawValue), .id(session), .id(person)]) == 1
  }

  /// Ends all sessions of a person but one, or all.
  static func endAll(
    of person: ID, but kept: ID? = nil, at now: Instant, in transaction: any Transaction
  ) throws(StoreError) -> Int {
    let spared = kept.map { [Value.id($0)] } ?? []
    return try transaction.execute(
      """
      update session set ended_at = $1, end_reason = 'ended' where person = $2 and ended_at is null
      \(spared.isEmpty ? "" : "and id <> $3")
      """, [.instant(now), .id(person)] + spared)
  }

  static func setLocked(
    _ at: Instant?, session: ID, of person: ID, in transaction: any Transaction
  ) throws(StoreError) -> Bool {
    try transaction.execute(
      "update session set locked_at = $1 where id = $2 and person = $3 and ended_at is null",
      [.instant(at), .id(session), .id(person)]) == 1
  }

  static func sweep(at now: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from session where expires_at <= $1", [.instant(now)])
  }

  private static func read(_ row: borrowing Row) throws(StoreError) -> Session {
    Session(
      id: try row.id(0), person: try row.id(1), device: try row.text(2), network: try row.text(3),
      createdAt: try row.instant(4), seenAt: try row.instant(5), expiresAt: try row.instant(6),
      endedAt: try row.optionalInstant(7), end: try row.optionalText(8).flatMap(Session.End.init),
      lockedAt: try row.optionalInstant(9))
  }
}
