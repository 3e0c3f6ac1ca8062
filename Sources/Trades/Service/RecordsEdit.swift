import Base
import Book
import Store

/// A change of some records within one transaction.
final class RecordsEdit {
  let derivation: Derivation
  let writer: RecordWriter
  let search: TradesSearch
  private let transaction: any Transaction
  private let owner: ID
  private let now: Instant
  private let items: ItemRepository

  init(_ transaction: any Transaction, owner: ID, house: House) throws {
    self.transaction = transaction
    self.owner = owner
    now = house.clock.now()
    derivation = try Derivation(transaction, owner: owner)
    items = ItemRepository(transaction, owner: owner, ids: house.ids)
    search = TradesSearch(house.database.search, owner: owner)
    writer = try RecordWriter(
      transaction, owner: owner, tags: TagRepository(transaction, owner: owner, ids: house.ids))
  }

  func add(_ trade: Trade, attachments: [Attachment]) throws {
    var trade = trade
    trade.rank = nil
    trade.sequence = try OwnerRepository(transaction, owner: owner).takeSequence(1, in: transaction)
    var record = TradeRecord(trade, day: trade.time.day(by: derivation.rule), createdAt: now)
    record.attachments = attachments
    record.itemID = try items.id(for: trade, on: record.day)
    try search.index(record, in: transaction)
    derivation.put(record, isNew: true)
  }

  func change(_ before: TradeRecord, to trade: Trade, attachments: [Attachment]) throws {
    var after = before
    after.trade = trade
    after.trade.sequence = before.trade.sequence
    let stays = trade.time == before.trade.time && trade.kind == before.trade.kind
    after.trade.rank = stays ? before.trade.rank : nil
    after.attachments = attachments
    guard after != before else { return }
    after.day = trade.time.day(by: derivation.rule)
    after.itemID = try items.id(for: trade, on: after.day)
    items.rename(for: trade)
    after.readFlags.subtract(settled(from: before.trade, to: trade))
    after.version += 1
    after.editedAt = now
    try search.index(after, in: transaction)
    guard before.binnedAt == nil else { return try writer.update(after) }
    try derivation.remove(before)
    derivation.put(after, isNew: false)
  }

  /// The doubts of its reading that a person settles by changing what was doubtful.
  private func settled(from before: Trade, to after: Trade) -> FlagSet {
    var flags: FlagSet = []
    if before.time != after.time { flags = FlagSet([.timeAmbiguous, .timeDoesNotExist, .zoneAssumed]) }
    if before.item != after.item || before.code != after.code { flags.formUnion(FlagSet([.itemDoubtful])) }
    if before.item != after.item || before.memo != after.memo { flags.formUnion(FlagSet([.encodingReplaced])) }
    return flags
  }

  func bin(_ record: TradeRecord) throws {
    try derivation.remove(record)
    try writer.setBinned(record.id, at: now)
  }

  func restore(_ record: TradeRecord) throws {
    var back = record
    back.binnedAt = nil
    back.day = record.trade.time.day(by: derivation.rule)
    back.version += 1
    derivation.put(back, isNew: false)
  }

  func erase(_ record: TradeRecord) throws {
    if record.binnedAt == nil { try derivation.remove(record) }
    try search.forget(record.id, in: transaction)
    try writer.delete(record.id)
  }

  /// Ranks all records of a day: the named ones first, in the order given.
  func reorder(_ order: [ID], on day: CivilDay) throws {
    let records = try RecordReader(transaction, owner: owner).records(on: day)
    let wanted = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let sorted = records.enumerated().sorted { left, right in
      (wanted[left.element.id] ?? order.count, left.offset) < (wanted[right.element.id] ?? order.count, right.offset)
    }
    for (rank, entry) in sorted.enumerated() {
      var record = entry.element
      guard record.trade.rank != rank + 1 else { continue }
      try derivation.remove(record)
      record.trade.rank = rank + 1
      record.version += 1
      derivation.put(record, isNew: false)
    }
    try derivation.finish(writer)
    try derivation.exchangePlaces(on: day, writer)
  }

  func finish() throws {
    try items.save(in: transaction, search: search)
    do { try derivation.finish(writer) } catch let error as LotError {
      throw TradesError.overflow(record: error.record)
    }
    transaction.touch(owner: owner, topic: "trades")
  }
}
