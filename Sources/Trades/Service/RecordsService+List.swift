package import Base
import Book
import Store

extension RecordsService {
  /// A page of the live records that a filter lets through, the newest first.
  package func list(
    _ filter: TradeFilter, after cursor: String? = nil, limit: Int = 50, of owner: ID
  ) throws -> TradePage {
    try house.database.read { connection in
      var query = try query(filter, of: owner, connection)
      if let cursor { query.add("r.place < ?", .text(cursor)) }
      let limit = min(max(limit, 1), 1000)
      let found = try RecordReader(connection, owner: owner).placed(
        "\(query.text) order by r.place desc limit \(limit + 1)", query.values)
      let next = found.count > limit ? found[limit - 1].place : nil
      return TradePage(records: found.prefix(limit).map(\.record), next: next)
    }
  }

  /// What the live records that a filter lets through come to, by currency.
  package func totals(_ filter: TradeFilter, of owner: ID) throws -> [Currency: DayFigures] {
    try house.database.read { connection in
      var totals: [Currency: DayFigures] = [:]
      if filter.isByDay {
        let days = try DayRepository(connection, owner: owner).figures(
          from: filter.from ?? .first, to: filter.to ?? .last)
        for (key, figures) in days where filter.account == nil || filter.account == key.account {
          try totals[key.currency, default: .none] += figures
        }
        return totals
      }
      let query = try query(filter, of: owner, connection)
      try RecordReader(connection, owner: owner).each(query.text, query.values, parts: []) { record in
        try totals[record.trade.currency, default: .none] += record.dayFigures()
      }
      return totals
    }
  }

  /// All records of a day in their order.
  package func records(on day: CivilDay, of owner: ID) throws -> [TradeRecord] {
    try house.database.read { try RecordReader($0, owner: owner).records(on: day) }
  }

  /// Every live record in its order, one by one: for exports and replays.
  package func each(of owner: ID, _ body: (TradeRecord) throws -> Void) throws {
    var hasBegun = false
    try house.database.read { connection in
      // What was handed out cannot be taken back, so the reading is not begun again where its connection was lost.
      if hasBegun { throw StoreError.unreachable("a long answer broke off") }
      hasBegun = true
      try RecordReader(connection, owner: owner).each(
        "where r.owner = $1 and r.binned_at is null order by r.place", [.uuid(owner)], body)
    }
  }

  /// What lies in the bin, the last deleted first.
  package func binned(of owner: ID) throws -> [TradeRecord] {
    try house.database.read { connection in
      try RecordReader(connection, owner: owner).records(
        "where r.owner = $1 and r.binned_at is not null order by r.binned_at desc, r.id desc", [.uuid(owner)])
    }
  }

  /// The records that came with no import, were there at a moment, and nobody has changed since.
  func typedUnchanged(until moment: Instant, of owner: ID) throws -> [ID] {
    try house.database.read { try RecordReader($0, owner: owner).typedUnchanged(until: moment) }
  }

  /// Items by the beginning of a word, code or initial consonants, the most recently traded first.
  package func suggestItems(_ text: String, limit: Int = 10, of owner: ID) throws -> [TradeItem] {
    try house.database.read { connection in
      guard !SearchTokens.query(text).isEmpty else {
        return Array(try ItemRepository.all(connection, owner: owner).prefix(limit))
      }
      let found = try TradesSearch(house.database.search, owner: owner).find(
        text, in: TradesSearch.items, limit: 500, connection)
      let items = try found.compactMap { try ItemRepository.item($0, connection, owner: owner) }
      return Array(items.sorted { ($1.lastDay, $0.name) < ($0.lastDay, $1.name) }.prefix(limit))
    }
  }

  /// An item by its id.
  package func item(_ id: ID, of owner: ID) throws -> TradeItem? {
    try house.database.read { try ItemRepository.item(id, $0, owner: owner) }
  }

  /// All tags by name.
  package func tags(of owner: ID) throws -> [String] {
    try house.database.read { try TagRepository.all($0, owner: owner).map(\.name) }
  }

  private func query(_ filter: TradeFilter, of owner: ID, _ connection: any Connection) throws -> RecordQuery {
    try RecordQuery(
      filter, owner: owner, search: TradesSearch(house.database.search, owner: owner), connection)
  }
}

extension TradeFilter {
  /// Whether the stored figures of days suffice to sum what it lets through.
  fileprivate var isByDay: Bool {
    item == nil && tag == nil && kind == nil && !flaggedOnly && !closingOnly
      && (text ?? "").allSatisfy(\.isWhitespace)
  }
}
