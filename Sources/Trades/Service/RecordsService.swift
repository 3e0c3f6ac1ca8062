package import Base
package import Book
import Store

/// Reads and changes the records of the trades book; every change keeps all figures true in its own transaction.
package struct RecordsService: Sendable {
  let house: House

  package init(_ house: House) { self.house = house }

  /// A record, whether or not it is in the bin.
  package func record(_ id: ID, of owner: ID) throws -> TradeRecord {
    try house.database.read { connection in
      guard let record = try RecordReader(connection, owner: owner).record(id) else {
        throw TradesError.unknownRecord(id)
      }
      return record
    }
  }

  /// A new id for a record; a form that carries one can be sent twice without adding twice.
  package func newID() -> ID { house.ids.next() }

  /// The owner's day rule, by which days are stored.
  package func dayRule(of owner: ID) throws -> DayRule {
    try house.database.read { try OwnerRepository($0, owner: owner).dayRule() }
  }

  /// Adds a record under the id that it brings; one that is there already is not added again.
  @discardableResult
  package func add(_ trade: Trade, attachments: [Attachment] = [], of owner: ID) throws -> TradeRecord {
    try house.database.write(of: owner) { transaction in
      let reader = RecordReader(transaction, owner: owner)
      if let present = try reader.record(trade.id) { return present }
      var trade = trade.tidied
      try TradeCheck(transaction, owner: owner).check(trade)
      let halves = trade.kind == .transferOut && trade.to != nil && trade.pair == nil
      var arrival: Trade?
      if halves, let to = trade.to {
        let other = trade.arrival(in: to, id: house.ids.next())
        trade.pair = other.id
        arrival = other
      }
      let edit = try RecordsEdit(transaction, owner: owner, house: house)
      try edit.add(trade, attachments: attachments)
      if let arrival { try edit.add(arrival, attachments: []) }
      try edit.finish()
      return try reader.known(trade.id)
    }
  }

  /// Adds many new records in one transaction, in their order.
  package func add(_ trades: [Trade], of owner: ID) throws {
    try house.database.write(of: owner) { transaction in
      let check = TradeCheck(transaction, owner: owner)
      let edit = try RecordsEdit(transaction, owner: owner, house: house)
      for trade in trades.map(\.tidied) {
        try check.check(trade)
        try edit.add(trade, attachments: [])
      }
      try edit.finish()
    }
  }

  /// Changes a record that the person saw at a version; somebody else's change in between is told instead.
  @discardableResult
  package func change(
    _ trade: Trade, attachments: [Attachment]? = nil, version: Int, of owner: ID
  ) throws -> TradeRecord {
    try house.database.write(of: owner) { transaction in
      let reader = RecordReader(transaction, owner: owner)
      let before = try reader.known(trade.id)
      guard before.version == version else { throw TradesError.changedMeanwhile(before) }
      let trade = trade.tidied
      try TradeCheck(transaction, owner: owner).check(trade)
      let edit = try RecordsEdit(transaction, owner: owner, house: house)
      try edit.change(before, to: trade, attachments: attachments ?? before.attachments)
      try edit.finish()
      return try reader.known(trade.id)
    }
  }

  /// Puts records into the bin; the other half of a transfer goes with them.
  package func bin(_ chosen: [ID], of owner: ID) throws {
    try edit(chosen, of: owner) { edit, record in
      if record.binnedAt == nil { try edit.bin(record) }
    }
  }

  /// Takes records out of the bin.
  package func restore(_ chosen: [ID], of owner: ID) throws {
    try edit(chosen, of: owner) { edit, record in
      if record.binnedAt != nil { try edit.restore(record) }
    }
  }

  /// Deletes records for ever.
  package func erase(_ chosen: [ID], of owner: ID) throws {
    try edit(chosen, of: owner) { edit, record in try edit.erase(record) }
  }

  /// Deletes for ever what was put into the bin before a moment, of all owners; tells how many.
  package func empty(binnedBefore moment: Instant) throws -> Int {
    var erased = 0
    for owner in try house.database.read(OwnerRepository.ownersOfBinned) {
      let late = try binned(of: owner).filter { ($0.binnedAt ?? $0.createdAt) < moment }
      guard !late.isEmpty else { continue }
      try erase(late.map(\.id), of: owner)
      erased += late.count
    }
    return erased
  }

  /// Puts a day's records into an order by hand; those not named keep theirs among themselves, behind.
  package func reorder(_ order: [ID], on day: CivilDay, of owner: ID) throws {
    try house.database.write(of: owner) { transaction in
      let edit = try RecordsEdit(transaction, owner: owner, house: house)
      try edit.reorder(order, on: day)
      try edit.finish()
    }
  }

  private func edit(
    _ chosen: [ID], of owner: ID, _ step: (RecordsEdit, TradeRecord) throws -> Void
  ) throws {
    try house.database.write(of: owner) { transaction in
      let reader = RecordReader(transaction, owner: owner)
      let edit = try RecordsEdit(transaction, owner: owner, house: house)
      var done: Set<ID> = []
      for id in chosen {
        let record = try reader.known(id)
        for half in [record, try record.trade.pair.flatMap(reader.record)].compactMap(\.self)
        where done.insert(half.id).inserted {
          try step(edit, half)
        }
      }
      try edit.finish()
    }
  }
}

extension RecordReader {
  /// A record that must be there.
  func known(_ id: ID) throws -> TradeRecord {
    guard let record = try record(id) else { throw TradesError.unknownRecord(id) }
    return record
  }
}
