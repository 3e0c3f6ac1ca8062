import Base
import Store

/// The table of guesses that failed, by what was guessed at and from where.
enum FailureRepository {
  struct Failures {
    let count: Int
    let failedAt: Instant
    let blockedUntil: Instant
  }

  static func find(_ subject: String, in connection: any Connection) throws(StoreError) -> Failures? {
    try connection.one(
      "select failures, failed_at, blocked_until from sign_in_failure where subject = $1", [.text(subject)]
    ) { row in
      Failures(count: try row.int(0), failedAt: try row.instant(1), blockedUntil: try row.instant(2))
    }
  }

  static func set(
    _ failures: Failures, _ subject: String, person: ID?, in transaction: any Transaction
  ) throws(StoreError) {
    try transaction.execute(
      """
      insert into sign_in_failure (subject, person, failures, failed_at, blocked_until) values ($1, $2, $3, $4, $5)
      on conflict (subject) do update set
        failures = excluded.failures, failed_at = excluded.failed_at, blocked_until = excluded.blocked_until
      """,
      [
        .text(subject), .id(person), .int(failures.count), .instant(failures.failedAt),
        .instant(failures.blockedUntil),
      ])
  }

  /// Takes one failure back that turned out to be none.
  static func takeBack(_ subject: String, at now: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      "update sign_in_failure set failures = failures - 1, blocked_until = $1 where subject = $2 and failures > 0",
      [.instant(now), .text(subject)])
  }

  static func remove(_ subject: String, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from sign_in_failure where subject = $1", [.text(subject)])
  }

  static func sweep(before limit: Instant, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from sign_in_failure where failed_at <= $1", [.instant(limit)])
  }
}
