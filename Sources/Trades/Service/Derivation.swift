import Base
import Store

/// Keeps what follows from the records true to them.
///
/// Say which records go and which come, then let it work: only the items concerned are replayed, each from the last
/// day before the change with which all of it was gone. New records behind all others of their item are counted from
/// its open lots. Nothing is written before `write`, so that a preview of a change is the change itself, left
/// unwritten.
final class Derivation {
  let rule: DayRule
  /// Where new items are known to have no stored records.
  var freshItems: Set<ID> = []
  private let owner: ID
  private let reader: RecordReader
  private let positions: PositionRepository
  private let replay: DerivationReplay
  private var ledger = DerivationLedger()
  private var pending: [RecordDraft] = []
  /// Stored records that are pending with other values.
  private var rewritten: Set<ID> = []
  private var changed: [ID: Change] = [:]
  /// Stored records of which only what follows has changed.
  private var moved: [(before: TradeRecord, after: RecordDraft)] = []
  private var holdings: [(item: ID, held: Held)] = []

  /// What changes of an item.
  private struct Change {
    /// The first day concerned; nil stands for all of the history.
    var from: CivilDay?
    /// Whether nothing changes but that new records come.
    var onlyAdds: Bool
  }

  /// Prepares for changes; accounts that are not stored yet are given.
  init(_ connection: any Connection, owner: ID, newAccounts: [TradeAccount] = []) throws {
    self.owner = owner
    rule = try OwnerRepository(connection, owner: owner).dayRule()
    reader = RecordReader(connection, owner: owner)
    positions = PositionRepository(connection, owner: owner)
    let accounts = try AccountRepository(connection, owner: owner).all().map(\.account) + newAccounts
    replay = DerivationReplay(accounts: accounts, rule: rule)
  }

  // MARK: What changes

  /// Takes a record out of the figures, as it stood.
  func remove(_ record: TradeRecord) throws {
    try ledger.subtract(record)
    note(record, isNew: false)
  }

  /// Brings a record in: one that is new to the table, or one that stands there already.
  func put(_ record: TradeRecord, isNew: Bool) {
    put(RecordDraft(record, isNew: isNew))
  }

  /// The same for a record that is shared already.
  func put(_ draft: RecordDraft) {
    pending.append(draft)
    if !draft.isNew { rewritten.insert(draft.record.id) }
    note(draft.record, isNew: draft.isNew)
  }

  /// Has all of an item's history worked out anew.
  func invalidate(_ item: ID) { changed[item] = Change(from: nil, onlyAdds: false) }

  private func note(_ record: TradeRecord, isNew: Bool) {
    guard let item = record.itemID else { return }
    var change = changed[item] ?? Change(from: record.day, onlyAdds: true)
    if let day = change.from { change.from = min(day, record.day) }
    if !isNew { change.onlyAdds = false }
    changed[item] = change
  }

  // MARK: Working and writing

  /// Replays what changed.
  func work() throws {
    var byItem: [ID: [RecordDraft]] = [:]
    for draft in pending {
      if let item = draft.record.itemID { byItem[item, default: []].append(draft) }
    }
    for (item, change) in changed.sorted(by: { $0.key < $1.key }) {
      let coming = byItem[item] ?? []
      if let held = try append(coming, to: item, change) {
        holdings.append((item, held))
      } else {
        try replay(item, change, pending: coming)
      }
    }
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
    for (item, held) in holdings { try positions.set(held, of: item, in: writer.transaction) }
    moved = []
    pending = []
    rewritten = []
    holdings = []
  }

  /// Writes the days' figures, once for all that was written before.
  func writeDays(_ writer: RecordWriter) throws {
    try ledger.write(in: writer.transaction, owner: owner, tagIDs: writer.tags)
  }

  /// Counts new records that come behind all others of an item from what is held of it; nil where that cannot be.
  private func append(_ pending: [RecordDraft], to item: ID, _ change: Change) throws -> Held? {
    guard change.onlyAdds, let day = change.from, !freshItems.contains(item),
      let first = pending.map({ Place.text(of: $0.record.trade, on: $0.record.day) }).min(),
      let last = try reader.lastPlace(of: item), last < first
    else { return nil }
    return try replay.derive(
      pending, after: positions.held(of: item), sharingDay: reader.history(of: item, from: day))
  }

  private func replay(_ item: ID, _ change: Change, pending: [RecordDraft]) throws {
    let stored = freshItems.contains(item) ? [] : try history(of: item, change)
    let drafts = stored.map { record in
      let draft = RecordDraft(record, isNew: false)
      draft.record.day = record.trade.time.day(by: rule)
      return draft
    }
    holdings.append((item, try replay.derive(drafts + pending)))
    for (before, draft) in zip(stored, drafts) where before != draft.record { moved.append((before, draft)) }
  }

  /// The item's stored records from its last flat day before the change, without those that are yet to be written.
  private func history(of item: ID, _ change: Change) throws -> [TradeRecord] {
    let flat = try change.from.flatMap { try reader.lastFlatDay(of: item, before: $0) }
    return try reader.history(of: item, after: flat).filter { !rewritten.contains($0.id) }
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
