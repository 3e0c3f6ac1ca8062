import Base
import Store

/// One owner's imports and the rows that they saw.
struct ImportRepository {
  private static let columns = "id, at, file, format, added, already, undone_at"

  let connection: any Connection
  let owner: ID

  init(_ connection: any Connection, owner: ID) {
    self.connection = connection
    self.owner = owner
  }

  /// All imports, the latest first.
  func all() throws -> [TradeImport] {
    try connection.rows(
      "select \(Self.columns) from trade_import where owner = $1 order by at desc, id desc", [.uuid(owner)], Self.read)
  }

  func entry(_ id: ID) throws -> TradeImport? {
    try connection.one(
      "select \(Self.columns) from trade_import where id = $1 and owner = $2", [.uuid(id), .uuid(owner)], Self.read)
  }

  func insert(_ entry: TradeImport, in transaction: any Transaction) throws {
    try transaction.execute(
      """
      insert into trade_import (id, owner, at, file, format, added, already) values ($1, $2, $3, $4, $5, $6, $7)
      """,
      [
        .uuid(entry.id), .uuid(owner), .instant(entry.at), .text(entry.file), .text(entry.format), .int(entry.added),
        .int(entry.already),
      ])
  }

  func setUndone(_ id: ID, at now: Instant, in transaction: any Transaction) throws {
    try transaction.execute(
      "update trade_import set undone_at = $2 where id = $1 and owner = $3", [.uuid(id), .instant(now), .uuid(owner)])
  }

  /// Hands over the rows that imports saw in an account, within bounds of identity.
  func eachSeen(
    in account: ID, from low: ID, to high: ID, _ body: (SeenRow) throws -> Void
  ) throws {
    try connection.each(
      """
      select account, identity, occurrence, import, record from trade_seen
      where account = $1 and identity >= $2 and identity <= $3 and owner = $4
      order by account, identity, occurrence, import
      """, [.uuid(account), .uuid(low), .uuid(high), .uuid(owner)]
    ) { try body(Self.readSeen($0)) }
  }

  /// The rows that an import saw.
  func seen(by id: ID) throws -> [SeenRow] {
    try connection.rows(
      "select account, identity, occurrence, import, record from trade_seen where import = $1 and owner = $2",
      [.uuid(id), .uuid(owner)], Self.readSeen)
  }

  /// The latest other import that saw a row and holds the same record for it.
  func otherImport(that saw: SeenRow) throws -> ID? {
    try connection.one(
      """
      select import from trade_seen
      where account = $1 and identity = $2 and occurrence = $3 and import <> $4 and record = $5
      order by import desc limit 1
      """,
      [
        .uuid(saw.identity.account), .uuid(saw.identity.digest), .int(saw.identity.occurrence), .uuid(saw.importID),
        .uuid(saw.record),
      ]
    ) { try $0.id(0) }
  }

  func forgetRows(seenBy id: ID, in transaction: any Transaction) throws {
    try transaction.execute(
      "delete from trade_seen where import = $1 and owner = $2", [.uuid(id), .uuid(owner)])
  }

  /// The statement that remembers a row; its values are `values(of:)`.
  static func remember(in transaction: any Transaction) throws -> any Statement {
    try transaction.prepare(
      """
      insert into trade_seen (account, identity, occurrence, import, owner, record)
      values ($1, $2, $3, $4, $5, $6)
      """)
  }

  func values(of seen: SeenRow) -> [Value] {
    [
      .uuid(seen.identity.account), .uuid(seen.identity.digest), .int(seen.identity.occurrence), .uuid(seen.importID),
      .uuid(owner), .uuid(seen.record),
    ]
  }

  /// Whether a record is there and not in the bin.
  func isLive(_ record: ID) throws -> Bool {
    try connection.exists(
      "select 1 from trade_record where id = $1 and owner = $2 and binned_at is null", [.uuid(record), .uuid(owner)])
  }

  /// Whether a record is there for this owner, perhaps in the bin.
  func owns(_ record: ID) throws -> Bool {
    try connection.exists("select 1 from trade_record where id = $1 and owner = $2", [.uuid(record), .uuid(owner)])
  }

  /// Whether an id may be given to a record: no other has it, whoever's that may be.
  func isFree(_ id: ID) throws -> Bool {
    try !connection.exists("select 1 from trade_record where id = $1", [.uuid(id)])
  }

  /// How the owner explained a table with this header before.
  func mapping(for header: String) throws -> JSON? {
    try connection.one(
      "select mapping from trade_mapping where owner = $1 and header = $2", [.uuid(owner), .text(Self.key(of: header))]
    ) { try $0.json(0) }
  }

  func setMapping(_ mapping: JSON, for header: String, in transaction: any Transaction) throws {
    try transaction.execute(
      """
      insert into trade_mapping (owner, header, mapping) values ($1, $2, $3)
      on conflict (owner, header) do update set mapping = excluded.mapping
      """, [.uuid(owner), .text(Self.key(of: header)), .json(mapping)])
  }

  /// A header as it can be looked up: an index of PostgreSQL holds no text beyond 2,700 bytes.
  private static func key(of header: String) -> String {
    header.utf8.count <= 1000 ? header : ContentHash(of: Array(header.utf8)).text
  }

  private static func read(_ row: borrowing Row) throws -> TradeImport {
    TradeImport(
      id: try row.id(0), at: try row.instant(1), file: try row.text(2), format: try row.text(3), added: try row.int(4),
      already: try row.int(5), undoneAt: try row.optionalInstant(6))
  }

  private static func readSeen(_ row: borrowing Row) throws -> SeenRow {
    SeenRow(
      identity: RowIdentity(account: try row.id(0), digest: try row.id(1), occurrence: try row.int(2)),
      importID: try row.id(3), record: try row.id(4))
  }
}
