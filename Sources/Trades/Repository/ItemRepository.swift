import Base
import Store

/// One owner's items; those that were met once are remembered for the length of a transaction.
final class ItemRepository {
  private static let columns = "id, name, code, isin, currency, multiplier, last_day"

  private let transaction: any Transaction
  private let search: TradesSearch
  private let owner: ID
  private let ids: any IDSource
  private var known: [ItemKey: TradeItem] = [:]
  private var changed: Set<ItemKey> = []

  init(_ transaction: any Transaction, search: TradesSearch, owner: ID, ids: any IDSource) {
    self.transaction = transaction
    self.search = search
    self.owner = owner
    self.ids = ids
  }

  /// The stored item of a trade, made or brought up to date where needed; nil where the trade names none.
  func id(for trade: Trade, on day: CivilDay) throws -> ID? {
    guard !trade.item.isEmpty || trade.code != nil else { return nil }
    let key = trade.key
    if var item = try known[key] ?? stored(key) {
      let before = item
      item.lastDay = max(item.lastDay, day)
      item.isin = item.isin ?? trade.isin
      item.multiplier = trade.multiplier ?? item.multiplier
      known[key] = item
      if item != before { changed.insert(key) }
      return item.id
    }
    let item = TradeItem(
      id: ids.next(), name: trade.item.isEmpty ? trade.code ?? "" : trade.item, code: trade.code, isin: trade.isin,
      currency: trade.currency, multiplier: trade.multiplier, lastDay: day)
    try transaction.execute(
      """
      insert into trade_item (id, owner, item_key, currency, name, code, isin, multiplier, last_day)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      """,
      [
        .uuid(item.id), .uuid(owner), .text(key.item), .text(item.currency.code), .text(item.name), .string(item.code),
        .string(item.isin), .amount(item.multiplier), .day(day),
      ])
    try search.index(item, in: transaction)
    known[key] = item
    return item.id
  }

  /// Gives an item that is known by its code another name.
  func rename(_ id: ID, to name: String) throws {
    try transaction.execute(
      "update trade_item set name = $2 where id = $1 and owner = $3 and name <> $2",
      [.uuid(id), .text(name), .uuid(owner)])
    known = [:]
    if let item = try Self.item(id, transaction, owner: owner) { try search.index(item, in: transaction) }
  }

  /// Writes what was learnt of known items since.
  func save() throws {
    let update = try transaction.prepare(
      "update trade_item set isin = $2, multiplier = $3, last_day = $4 where id = $1 and owner = $5")
    for key in changed {
      guard let item = known[key] else { continue }
      try update.run([
        .uuid(item.id), .string(item.isin), .amount(item.multiplier), .day(item.lastDay), .uuid(owner),
      ])
    }
    changed = []
  }

  static func item(_ id: ID, _ connection: any Connection, owner: ID) throws -> TradeItem? {
    try connection.one(
      "select \(columns) from trade_item where id = $1 and owner = $2", [.uuid(id), .uuid(owner)], read)
  }

  static func read(_ row: borrowing Row) throws -> TradeItem {
    TradeItem(
      id: try row.id(0), name: try row.text(1), code: try row.optionalText(2), isin: try row.optionalText(3),
      currency: try row.currency(4), multiplier: try row.optionalAmount(5), lastDay: try row.day(6))
  }

  /// All items, the most recently traded first.
  static func all(_ connection: any Connection, owner: ID) throws -> [TradeItem] {
    try connection.rows(
      "select \(columns) from trade_item where owner = $1 order by last_day desc, name", [.uuid(owner)], read)
  }

  private func stored(_ key: ItemKey) throws -> TradeItem? {
    try transaction.one(
      "select \(Self.columns) from trade_item where owner = $1 and item_key = $2 and currency = $3",
      [.uuid(owner), .text(key.item), .text(key.currency.code)], Self.read)
  }
}
