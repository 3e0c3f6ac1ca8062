import Base
import Book
import Store

/// Takes an import back.
package struct ImportUndo {
  /// What it does.
  package struct Outcome: Equatable, Sendable {
    package var removed: Int
    /// Rows that another import saw as well, and that pass to it.
    package var kept: Int
    /// Records among those removed that a person has edited.
    package var edited: [TradeRecord]
  }

  package let outcome: Outcome
  private let id: ID
  private let owner: ID
  private let removed: [TradeRecord]
  private let kept: [(record: ID, to: ID)]

  init(_ id: ID, owner: ID, _ connection: any Connection) throws {
    self.id = id
    self.owner = owner
    let imports = ImportRepository(connection, owner: owner)
    guard let entry = try imports.entry(id) else { throw ImportError.unknownImport }
    guard entry.undoneAt == nil else { throw ImportError.alreadyUndone }
    let reader = RecordReader(connection, owner: owner)
    var removed: [TradeRecord] = []
    var kept: [(ID, ID)] = []
    for row in try imports.seen(by: id) {
      guard let record = try reader.record(row.record), record.origin?.importID == id else { continue }
      if let other = try imports.otherImport(that: row) {
        kept.append((record.id, other))
      } else {
        removed.append(record)
      }
    }
    self.removed = removed
    self.kept = kept
    outcome = Outcome(
      removed: removed.count, kept: kept.count, edited: removed.filter { $0.editedAt != nil })
  }

  func write(in transaction: any Transaction, house: House) throws {
    let edit = try RecordsEdit(transaction, owner: owner, house: house)
    for record in removed { try edit.erase(record) }
    for (record, other) in kept { try edit.writer.setImport(other, of: record) }
    try edit.finish()
    let imports = ImportRepository(transaction, owner: owner)
    try imports.forgetRows(seenBy: id, in: transaction)
    try imports.setUndone(id, at: house.clock.now(), in: transaction)
    // What only this import had brought along goes with it.
    try ItemRepository.deleteUnused(
      Set(removed.compactMap(\.itemID)).sorted(), owner: owner, in: transaction, search: edit.search)
    try edit.writer.tags.deleteUnused()
    let accounts = AccountRepository(transaction, owner: owner)
    for account in try accounts.all() where account.importID == id && account.version == 1 {
      if try accounts.recordCount(of: account.id) == 0 { try accounts.delete(account.id, in: transaction) }
    }
  }
}
