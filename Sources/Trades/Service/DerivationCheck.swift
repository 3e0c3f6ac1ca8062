import Base
import Store

/// Holds the stored figures of one owner against those that follow from the records.
struct DerivationCheck {
  private let connection: any Connection
  private let owner: ID
  private let rule: DayRule
  private let accounts: [TradeAccount]

  init(_ connection: any Connection, owner: ID) throws {
    self.connection = connection
    self.owner = owner
    rule = try OwnerRepository(connection, owner: owner).dayRule()
    accounts = try AccountRepository(connection, owner: owner).all().map(\.account)
  }

  /// What differs, in words for the one who mends it.
  func differences() throws -> [String] {
    var found: [String] = []
    var days: [DayKey: DayFigures] = [:]
    var tags: [String: Int] = [:]
    func count(_ record: TradeRecord) throws {
      let key = DayKey(day: record.day, account: record.trade.account, currency: record.trade.currency)
      try days[key, default: .none] += record.dayFigures()
      for tag in record.trade.tags { tags["\(record.day.iso) \(Text.normalised(tag))", default: 0] += 1 }
    }
    let reader = RecordReader(connection, owner: owner)
    for record in try reader.recordsWithoutItem() {
      if record.day != record.trade.time.day(by: rule) { found.append("record \(record.id) is on another day") }
      try count(record)
    }
    for item in try ItemRepository.all(connection, owner: owner) {
      found += try differences(of: item, reader, count)
    }
    found += try dayDifferences(days)
    found += try tagDifferences(tags)
    return found
  }

  private func differences(
    of item: TradeItem, _ reader: RecordReader, _ count: (TradeRecord) throws -> Void
  ) throws -> [String] {
    var found: [String] = []
    let stored = try reader.history(of: item.id, after: nil)
    let derived = stored.map { record in
      let draft = RecordDraft(record, isNew: false)
      draft.record.day = record.trade.time.day(by: rule)
      return draft
    }
    var held = try DerivationReplay(accounts: accounts, rule: rule).derive(derived)
    for (before, after) in zip(stored, derived) {
      if before != after.record { found.append("record \(before.id) of \(item.name) has other figures") }
      try count(after.record)
    }
    held.positions.sort { $0.account < $1.account }
    if try PositionRepository(connection, owner: owner).held(of: item.id) != held {
      found.append("the holding of \(item.name) is another")
    }
    return found
  }

  private func dayDifferences(_ derived: [DayKey: DayFigures]) throws -> [String] {
    let rows = try DayRepository(connection, owner: owner).figures(from: .first, to: .last)
    let stored = Dictionary(rows.map { ($0.key, $0.figures) }) { first, _ in first }
    return Set(stored.keys).union(derived.keys).filter { stored[$0] != derived[$0] }.map { key in
      "the figures of \(key.day.iso) in \(key.currency) are others"
    }.sorted()
  }

  private func tagDifferences(_ derived: [String: Int]) throws -> [String] {
    var stored: [String: Int] = [:]
    for (day, tag, records) in try DayRepository(connection, owner: owner).tags(from: .first, to: .last) {
      stored["\(day.iso) \(Text.normalised(tag.name))"] = records
    }
    return Set(stored.keys).union(derived.keys).filter { stored[$0] != derived[$0] }.map { key in
      "the tags of \(key.prefix(10)) are others"
    }.sorted()
  }
}
