import Base
import Store

/// One owner's items; what is learnt of them is remembered until it is saved.
final class ItemRepository {
  private static let columns = "id, name, code, isin, currency, multiplier, last_day"

  private let connection: any Connection
  private let owner: ID
  private let ids: any IDSource
  private var known: [ItemKey: TradeItem] = [:]
  private var changed: Set<ItemKey> = []
  /// Items that are not stored yet.
  private(set) var fresh: Set<ID> = []

  init(_ connection: any Connection, owner: ID, ids: any IDSource) {
    self.connection = connection
    self.owner = owner
    self.ids = ids
  }

  /// The item of a trade, thought of or brought up to date where needed; nil where the trade names none.
  func id(for trade: Trade, on day: CivilDay) throws -> ID? {
    guard !trade.item.isEmpty || trade.code != nil else { return nil }
    let key = trade.key
    guard var item = try known[key] ?? stored(key) else {
      let item = TradeItem(
        id: ids.next(), name: trade.item.isEmpty ? trade.code ?? "" : trade.item, code: trade.code, isin: trade.isin,
        currency: trade.currency, multiplier: trade.multiplier, lastDay: day)
      known[key] = item
      fresh.insert(item.id)
      changed.insert(key)
      return item.id
    }
    let isNews =
      day > item.lastDay || item.isin == nil && trade.isin != nil
      || trade.multiplier != nil && trade.multiplier != item.multiplier
    guard isNews || known[key] == nil else { return item.id }
    if isNews { changed.insert(key) }
    item.lastDay = max(item.lastDay, day)
    item.isin = item.isin ?? trade.isin
    item.multiplier = trade.multiplier ?? item.multiplier
    known[key] = item
    return item.id
  }

  /// Gives the item of a trade that is known by its code the name that the trade has.
  func rename(for trade: Trade) {
    guard trade.code != nil, !trade.item.isEmpty, known[trade.key]?.name != trade.item else { return }
    known[trade.key]?.name = trade.item
    changed.insert(trade.key)
  }

  /// Writes what was learnt, and makes it findable.
  func save(in transaction: any Transaction, search: TradesSearch) throws {
    let insert = try transaction.prepare(
      """
      insert into trade_item (id, owner, item_key, currency, name, code, isin, multiplier, last_day)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (id) do update set name = excluded.name, isin = excluded.isin, multiplier = excluded.multiplier,
      last_day = excluded.last_day
      """)
    for key in changed.sorted() {
      guard let item = known[key] else { continue }
      try insert.queue([
        .uuid(item.id), .uuid(owner), .text(key.item), .text(item.currency.code), .text(item.name), .string(item.code),
        .string(item.isin), .amount(item.multiplier), .day(item.lastDay),
      ])
      try search.index(item, in: transaction)
    }
    changed = []
    fresh = []
  }

  /// Forgets the items that no record names any more, not even one in the bin.
  static func deleteUnused(
    _ items: some Sequence<ID>, owner: ID, in transaction: any Transaction, search: TradesSearch
  ) throws {
    for item in items {
      let isUsed = try transaction.exists(
        "select 1 from trade_record where owner = $1 and item = $2 limit 1", [.uuid(owner), .uuid(item)])
      guard !isUsed else { continue }
      try transaction.execute("delete from trade_item where id = $1 and owner = $2", [.uuid(item), .uuid(owner)])
      try search.forget(item, in: transaction)
    }
  }

  static func item(_ id: ID, _ connection: any Connection, owner: ID) throws -> TradeItem? {
    try connection.one(
      "select \(columns) from trade_item where id = $1 and owner = $2", [.uuid(id), .uuid(owner)], read)
  }

  /// All items, the most recently traded first.
  static func all(_ connection: any Connection, owner: ID) throws -> [TradeItem] {
    try connection.rows(
      "select \(columns) from trade_item where owner = $1 order by last_day desc, name, id", [.uuid(owner)], read)
  }

  static func read(_ row: borrowing Row) throws -> TradeItem {
    TradeItem(
      id: try row.id(0), name: try row.text(1), code: try row.optionalText(2), isin: try row.optionalText(3),
      currency: try row.currency(4), multiplier: try row.optionalAmount(5), lastDay: try row.day(6))
  }

  private func stored(_ key: ItemKey) throws -> TradeItem? {
    try connection.one(
      "select \(Self.columns) from trade_item where owner = $1 and item_key = $2 and currency = $3",
      [.uuid(owner), .text(key.item), .text(key.currency.code)], Self.read)
  }
}
