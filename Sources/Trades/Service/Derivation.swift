import Base
import Store

/// Keeps what follows from the records true to them, within the transaction that changes them.
///
/// Say which records go and which come, then finish: only the items concerned are replayed, each from the last day
/// before the change with which all of it was gone.
final class Derivation {
  private struct Pending {
    var record: TradeRecord
    var isNew: Bool
  }

  let rule: DayRule
  let tags: TagRepository
  private let transaction: any Transaction
  private let owner: ID
  private let accounts: [TradeAccount]
  private let reader: RecordReader
  private let writer: RecordWriter
  private var ledger = DerivationLedger()
  private var pending: [Pending] = []
  /// Stored records that are pending with other values.
  private var rewritten: Set<ID> = []
  /// The first day of each item from which on something changes; nil stands for all of its history.
  private var changed: [ID: CivilDay?] = [:]
  /// Items that no stored record names yet.
  private var freshItems: Set<ID> = []

  init(_ transaction: any Transaction, owner: ID, ids: any IDSource) throws {
    self.transaction = transaction
    self.owner = owner
    rule = try OwnerRepository(transaction, owner: owner).dayRule()
    accounts = try AccountRepository(transaction, owner: owner).all().map(\.account)
    reader = RecordReader(transaction, owner: owner)
    tags = TagRepository(transaction, owner: owner, ids: ids)
    writer = try RecordWriter(transaction, owner: owner, tags: tags)
  }

  /// Takes a record out of the figures, as it stood.
  func remove(_ record: TradeRecord) throws {
    try ledger.subtract(record)
    note(record)
  }

  /// Brings a record in: one that is new to the table, or one that stands there already.
  func put(_ record: TradeRecord, isNew: Bool) throws {
    pending.append(Pending(record: record, isNew: isNew))
    if !isNew { rewritten.insert(record.id) }
    note(record)
  }

  /// Says that an item has no stored records yet, so that none are looked for.
  func isFresh(_ item: ID) { freshItems.insert(item) }

  /// Has all of an item's history worked out anew.
  func invalidate(_ item: ID) { changed[item] = .some(nil) }

  /// Brings records that name no item to their days by the rule.
  func moveRecordsWithoutItem() throws {
    for before in try reader.recordsWithoutItem() {
      var after = before
      after.day = before.trade.time.day(by: rule)
      guard after.day != before.day else { continue }
      try ledger.subtract(before)
      try ledger.add(after)
      try writer.move(after)
    }
  }

  /// Lets the records of a day that were ordered by hand stand in that order among each other.
  func exchangePlaces(on day: CivilDay) throws {
    let records = try reader.records(on: day)
    let ranked = records.filter { $0.trade.rank != nil }
    let places = ranked.map { Place.text(of: $0.trade, on: day) }.sorted()
    let sorted = DayOrder.sorted(ranked.map(\.trade), by: rule)
    for (place, number) in zip(places, sorted) { try writer.setPlace(place, of: ranked[number]) }
  }

  private func note(_ record: TradeRecord) {
    guard let item = record.itemID else { return }
    switch changed[item] {
    case nil: changed[item] = record.day
    case .some(let day?): changed[item] = min(day, record.day)
    case .some(nil): break
    }
  }

  /// Replays what changed and writes all that follows from it.
  func finish() throws {
    var byItem: [ID: [Int]] = [:]
    for (number, waiting) in pending.enumerated() {
      if let item = waiting.record.itemID { byItem[item, default: []].append(number) }
    }
    for item in changed.keys.sorted() { try replay(item, pending: byItem[item] ?? []) }
    for waiting in pending {
      try ledger.add(waiting.record)
      if waiting.isNew { try writer.insert(waiting.record) } else { try writer.update(waiting.record) }
    }
    try ledger.write(in: transaction, owner: owner, tagIDs: tags)
    pending = []
    rewritten = []
    changed = [:]
  }

  private func replay(_ item: ID, pending numbers: [Int]) throws {
    let stored = freshItems.contains(item) ? [] : try history(of: item)
    var records = stored.map { record in
      var record = record
      record.day = record.trade.time.day(by: rule)
      return record
    }
    records += numbers.map { pending[$0].record }
    let positions = try DerivationReplay(accounts: accounts, rule: rule).derive(&records)
    for (before, after) in zip(stored, records) where before != after {
      try ledger.subtract(before)
      try ledger.add(after)
      if before.day != after.day { try writer.move(after) }
      try writer.updateDerived(after)
    }
    for (number, record) in zip(numbers, records.dropFirst(stored.count)) { pending[number].record = record }
    try PositionRepository(transaction, owner: owner).set(positions, of: item, in: transaction)
  }

  /// The item's stored records from its last flat day before the change, without those that are yet to be written.
  private func history(of item: ID) throws -> [TradeRecord] {
    var from: CivilDay?
    if case .some(let day?) = changed[item] { from = try reader.lastFlatDay(of: item, before: day) }
    return try reader.history(of: item, after: from).filter { !rewritten.contains($0.id) }
  }
}
