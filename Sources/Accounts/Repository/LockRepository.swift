import Base
import Store

/// The table of app locks, one for each person who has one.
enum LockRepository {
  static func find(of person: ID, in connection: any Connection) throws(StoreError) -> AppLock? {
    try connection.one(
      "select pin is not null, idle_seconds, when_hidden from app_lock where person = $1", [.id(person)]
    ) { row in
      AppLock(
        hasPIN: try row.bool(0), idleSeconds: try row.int(1), closesWhenHidden: try row.int(2) != 0)
    }
  }

  static func pinHash(of person: ID, in connection: any Connection) throws(StoreError) -> String? {
    try connection.one("select pin from app_lock where person = $1", [.id(person)]) { try $0.optionalText(0) } ?? nil
  }

  static func set(
    pin: String?, idleSeconds: Int, of person: ID, in transaction: any Transaction
  ) throws(StoreError) {
    try transaction.execute(
      """
      insert into app_lock (person, pin, idle_seconds) values ($1, $2, $3)
      on conflict (person) do update set pin = excluded.pin, idle_seconds = excluded.idle_seconds
      """, [.id(person), .string(pin), .int(idleSeconds)])
  }

  static func setIdle(_ seconds: Int, of person: ID, in transaction: any Transaction) throws(StoreError) -> Bool {
    try transaction.execute(
      "update app_lock set idle_seconds = $1 where person = $2", [.int(seconds), .id(person)]) == 1
  }

  static func setWhenHidden(_ closes: Bool, of person: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute(
      "update app_lock set when_hidden = $1 where person = $2", [.int(closes ? 1 : 0), .id(person)])
  }

  static func remove(of person: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from app_lock where person = $1", [.id(person)])
    try transaction.execute("update session set locked_at = $1 where person = $2", [.null, .id(person)])
  }
}
