import Base
import Store

/// One owner's accounts.
struct AccountRepository {
  private static let columns = "id, name, currency, method, shorts, position, import, version"

  let connection: any Connection
  let owner: ID

  init(_ connection: any Connection, owner: ID) {
    self.connection = connection
    self.owner = owner
  }

  func all() throws -> [StoredAccount] {
    try connection.rows(
      "select \(Self.columns) from trade_account where owner = $1 order by position, id", [.uuid(owner)], Self.read)
  }

  /// The accounts that were there at a moment and have no records now, not even in the bin.
  func unused(since moment: Instant) throws -> [ID] {
    try connection.rows(
      """
      select a.id from trade_account a where a.owner = $1 and a.created_at <= $2
      and not exists (select 1 from trade_record r where r.account = a.id)
      """, [.uuid(owner), .instant(moment)]
    ) { try $0.id(0) }
  }

  func account(_ id: ID) throws -> StoredAccount? {
    try connection.one(
      "select \(Self.columns) from trade_account where id = $1 and owner = $2", [.uuid(id), .uuid(owner)], Self.read)
  }

  func account(named name: String) throws -> StoredAccount? {
    try connection.one(
      "select \(Self.columns) from trade_account where owner = $1 and name_key = $2",
      [.uuid(owner), .text(Text.normalised(name))], Self.read)
  }

  func insert(_ stored: StoredAccount, at now: Instant, in transaction: any Transaction) throws {
    let account = stored.account
    try transaction.execute(
      """
      insert into trade_account
      (id, owner, name, name_key, currency, method, shorts, position, import, version, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      """,
      [
        .uuid(account.id), .uuid(owner), .text(account.name), .text(Text.normalised(account.name)),
        .text(account.currency.code), .text(account.method.rawValue), .bool(account.allowsShorts),
        .int(stored.position),
        .id(stored.importID), .int(stored.version), .instant(now),
      ])
  }

  func update(_ stored: StoredAccount, in transaction: any Transaction) throws {
    let account = stored.account
    try transaction.execute(
      """
      update trade_account set name = $3, name_key = $4, currency = $5, method = $6, shorts = $7, position = $8,
      version = $9 where id = $1 and owner = $2
      """,
      [
        .uuid(account.id), .uuid(owner), .text(account.name), .text(Text.normalised(account.name)),
        .text(account.currency.code), .text(account.method.rawValue), .bool(account.allowsShorts),
        .int(stored.position),
        .int(stored.version),
      ])
  }

  func delete(_ id: ID, in transaction: any Transaction) throws {
    try transaction.execute("delete from trade_account where id = $1 and owner = $2", [.uuid(id), .uuid(owner)])
  }

  /// The items that the account's records name.
  func items(of id: ID) throws -> [ID] {
    try connection.rows(
      "select distinct item from trade_record where owner = $1 and account = $2 and item is not null",
      [.uuid(owner), .uuid(id)]
    ) { try $0.id(0) }
  }

  /// The account's records, those in the bin as well.
  func recordCount(of id: ID) throws -> Int {
    try connection.one(
      "select count(*) from trade_record where owner = $1 and (account = $2 or transfer_to = $2)",
      [.uuid(owner), .uuid(id)]
    ) { try $0.int(0) } ?? 0
  }

  private static func read(_ row: borrowing Row) throws -> StoredAccount {
    guard let method = CostMethod(rawValue: try row.text(3)) else { throw row.unreadable(3, "no method") }
    return StoredAccount(
      TradeAccount(
        id: try row.id(0), name: try row.text(1), currency: try row.currency(2), method: method,
        allowsShorts: try row.bool(4)),
      position: try row.int(5), importID: try row.optionalID(6), version: try row.int(7))
  }
}
