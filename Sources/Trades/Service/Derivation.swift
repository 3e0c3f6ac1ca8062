import Base
import Store

/// Keeps what follows from the records true to them.
///
/// Say which records go and which come, then let it work: only the items concerned are replayed, each from the last
/// day before the change with which all of it was gone. Nothing is written before `write`, so that a preview of a
/// change is the change itself, left unwritten.
final class Derivation {
  let rule: DayRule
  /// Where new items are known to have no stored records.
  var freshItems: Set<ID> = []
  private let owner: ID
  private let reader: RecordReader
  private let replay: DerivationReplay
  private var ledger = DerivationLedger()
  private var pending: [RecordDraft] = []
  /// Stored records that are pending with other values.
  private var rewritten: Set<ID> = []
  /// The first day of each item from which on something changes; nil stands for all of its history.
  private var changed: [ID: CivilDay?] = [:]
  /// Stored records of which only what follows has changed.
  private var moved: [(before: TradeRecord, after: RecordDraft)] = []
  private var positions: [(item: ID, positions: [Position])] = []

  /// Prepares for changes; accounts that are not stored yet are given.
  init(_ connection: any Connection, owner: ID, newAccounts: [TradeAccount] = []) throws {
    self.owner = owner
    rule = try OwnerRepository(connection, owner: owner).dayRule()
    reader = RecordReader(connection, owner: owner)
    let accounts = try AccountRepository(connection, owner: owner).all().map(\.account) + newAccounts
    replay = DerivationReplay(accounts: accounts, rule: rule)
  }

  // MARK: What changes

  /// Takes a record out of the figures, as it stood.
  func remove(_ record: TradeRecord) throws {
    try ledger.subtract(record)
    note(record)
  }

  /// Brings a record in: one that is new to the table, or one that stands there already.
  func put(_ record: TradeRecord, isNew: Bool) {
    put(RecordDraft(record, isNew: isNew))
  }

  /// The same for a record that is shared already.
  func put(_ draft: RecordDraft) {
    pending.append(draft)
    if !draft.isNew { rewritten.insert(draft.record.id) }
    note(draft.record)
  }

  /// Has all of an item's history worked out anew.
  func invalidate(_ item: ID) { changed[item] = .some(nil) }

  private func note(_ record: TradeRecord) {
    guard let item = record.itemID else { return }
    switch changed[item] {
    case nil: changed[item] = record.day
    case .some(let day?): changed[item] = min(day, record.day)
    case .some(nil): break
    }
  }

  // MARK: Working and writing

  /// Replays what changed.
  func work() throws {
    var byItem: [ID: [RecordDraft]] = [:]
    for draft in pending {
      if let item = draft.record.itemID { byItem[item, default: []].append(draft) }
    }
    for item in changed.keys.sorted() { try replay(item, pending: byItem[item] ?? []) }
    changed = [:]
  }

  /// The records that come, with what follows for them.
  var coming: [RecordDraft] { pending }

  /// Makes room for so many records.
  func reserve(_ count: Int) { pending.reserveCapacity(count) }

  /// Works, and writes all of it.
  func finish(_ writer: RecordWriter, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }) throws {
    try work()
    try write(writer, progress: progress)
    try writeDays(writer)
  }

  /// Writes records and holdings.
  func write(_ writer: RecordWriter, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }) throws {
    for (before, draft) in moved {
      let after = draft.record
      try ledger.subtract(before)
      try ledger.add(after)
      if before.day != after.day { try writer.move(after) }
      try writer.updateDerived(after)
    }
    for (number, draft) in pending.enumerated() {
      if number % 1000 == 0 { try progress(number, pending.count) }
      try ledger.add(draft.record)
      if draft.isNew { try writer.insert(draft.record) } else { try writer.update(draft.record) }
    }
    let holdings = PositionRepository(writer.transaction, owner: owner)
    for (item, positions) in positions { try holdings.set(positions, of: item, in: writer.transaction) }
    moved = []
    pending = []
    rewritten = []
    positions = []
  }

  /// Writes the days' figures, once for all that was written before.
  func writeDays(_ writer: RecordWriter) throws {
    try ledger.write(in: writer.transaction, owner: owner, tagIDs: writer.tags)
  }

  private func replay(_ item: ID, pending: [RecordDraft]) throws {
    let stored = freshItems.contains(item) ? [] : try history(of: item)
    let drafts = stored.map { record in
      let draft = RecordDraft(record, isNew: false)
      draft.record.day = record.trade.time.day(by: rule)
      return draft
    }
    positions.append((item, try replay.derive(drafts + pending)))
    for (before, draft) in zip(stored, drafts) where before != draft.record { moved.append((before, draft)) }
  }

  /// The item's stored records from its last flat day before the change, without those that are yet to be written.
  private func history(of item: ID) throws -> [TradeRecord] {
    var from: CivilDay?
    if case .some(let day?) = changed[item] { from = try reader.lastFlatDay(of: item, before: day) }
    return try reader.history(of: item, after: from).filter { !rewritten.contains($0.id) }
  }

  // MARK: Days and places

  /// Brings records that name no item to their days by the rule.
  func moveRecordsWithoutItem() throws {
    for before in try reader.recordsWithoutItem() {
      var after = before
      after.day = before.trade.time.day(by: rule)
      if after.day != before.day { moved.append((before, RecordDraft(after, isNew: false))) }
    }
  }

  /// Lets the records of a day that were ordered by hand stand in that order among each other.
  func exchangePlaces(on day: CivilDay, _ writer: RecordWriter) throws {
    let ranked = try reader.records(on: day).filter { $0.trade.rank != nil }
    let places = ranked.map { Place.text(of: $0.trade, on: day) }.sorted()
    let sorted = DayOrder.sorted(ranked.map(\.trade), by: rule)
    for (place, number) in zip(places, sorted) { try writer.setPlace(place, of: ranked[number]) }
  }
}

/// A record on its way into the store, shared by those who work on it: there may be very many.
final class RecordDraft {
  var record: TradeRecord
  let isNew: Bool

  init(_ record: TradeRecord, isNew: Bool) {
    self.record = record
    self.isNew = isNew
  }
}
