import Base
import Store

/// The trades book's share of the search index: items by name and code, records by their memo.
struct TradesSearch {
  static let items = "trades-items"
  static let records = "trades"

  private let index: any SearchIndex
  let owner: ID

  init(_ index: any SearchIndex, owner: ID) {
    self.index = index
    self.owner = owner
  }

  /// Makes an item findable by name, initial consonants and code.
  func index(_ item: TradeItem, in transaction: any Transaction) throws {
    let names = [item.name, item.code].compactMap(\.self)
    try index.put(
      SearchEntry(owner: owner, book: Self.items, record: item.id, day: nil, names: names, texts: []), in: transaction)
  }

  /// Makes a record findable by its memo.
  func index(_ record: TradeRecord, in transaction: any Transaction) throws {
    if let entry = entry(of: record) {
      try index.put(entry, in: transaction)
    } else {
      try forget(record.id, in: transaction)
    }
  }

  /// Makes many new records findable.
  func add(_ records: some Sequence<TradeRecord>, in transaction: any Transaction) throws {
    let entries = records.compactMap(entry)
    if !entries.isEmpty { try index.add(entries, in: transaction) }
  }

  func forget(_ record: ID, in transaction: any Transaction) throws {
    try index.remove(record: record, in: transaction)
  }

  /// What has all words of a text, newest first, at most so many.
  func find(_ text: String, in book: String, limit: Int, _ connection: any Connection) throws -> [ID] {
    try index.search(SearchQuery(owner: owner, text: text, book: book, limit: limit), in: connection).hits.map(\.record)
  }

  private func entry(of record: TradeRecord) -> SearchEntry? {
    guard !record.trade.memo.isEmpty else { return nil }
    return SearchEntry(
      owner: owner, book: Self.records, record: record.id, day: record.day, names: [], texts: [record.trade.memo])
  }
}
