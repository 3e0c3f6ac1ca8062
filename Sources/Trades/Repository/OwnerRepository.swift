import Base
import Store

/// What the trades book keeps of its owner: the day rule by which days were derived, and the order of entry.
struct OwnerRepository {
  let connection: any Connection
  let owner: ID

  init(_ connection: any Connection, owner: ID) {
    self.connection = connection
    self.owner = owner
  }

  /// The rule by which all days of this owner are derived.
  func dayRule() throws -> DayRule {
    let text = try connection.one("select day_rule from trade_owner where owner = $1", [.uuid(owner)]) {
      try $0.text(0)
    }
    return try text.map { try DayRule(text: $0) } ?? .origin
  }

  func setDayRule(_ rule: DayRule, in transaction: any Transaction) throws {
    try transaction.execute(
      """
      insert into trade_owner (owner, day_rule, next_sequence) values ($1, $2, 1)
      on conflict (owner) do update set day_rule = excluded.day_rule
      """, [.uuid(owner), .text(rule.text)])
  }

  /// Everybody who has records in the bin.
  static func ownersOfBinned(in connection: any Connection) throws -> [ID] {
    try connection.rows("select distinct owner from trade_record where binned_at is not null") { try $0.id(0) }
  }

  /// The end of the order of entry.
  func nextSequence() throws -> Int {
    try connection.one("select next_sequence from trade_owner where owner = $1", [.uuid(owner)]) { try $0.int(0) } ?? 1
  }

  /// The first of so many places at the end of the order of entry, which are then taken.
  func takeSequence(_ count: Int, in transaction: any Transaction) throws -> Int {
    let next = try nextSequence()
    try transaction.execute(
      """
      insert into trade_owner (owner, day_rule, next_sequence) values ($1, $2, $3)
      on conflict (owner) do update set next_sequence = excluded.next_sequence
      """, [.uuid(owner), .text(DayRule.origin.text), .int(next + count)])
    return next
  }

  /// Erases everything of the owner's: first what hangs on records and items, then what names the owner itself.
  func erase(in transaction: any Transaction) throws {
    for table in ["trade_record_lot", "trade_record_tag", "trade_attachment"] {
      try transaction.execute(
        "delete from \(table) where record in (select id from trade_record where owner = $1)", [.uuid(owner)])
    }
    try transaction.execute(
      "delete from trade_lot where account in (select id from trade_account where owner = $1)", [.uuid(owner)])
    for table in [
      "trade_record", "trade_item", "trade_account", "trade_tag", "trade_import", "trade_seen", "trade_mapping",
      "trade_day", "trade_day_tag", "trade_position", "trade_month", "trade_owner",
    ] {
      try transaction.execute("delete from \(table) where owner = $1", [.uuid(owner)])
    }
  }
}
