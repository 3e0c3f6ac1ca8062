package import Base
package import Book
package import Store

/// Works everything out anew: when a rule changes that all figures rest on, and to hold what is stored against it.
package struct DerivationService: Sendable {
  private let house: House

  package init(_ house: House) { self.house = house }

  /// Moves all records to their days by another rule, and all figures with them, within a transaction.
  package func setDayRule(_ rule: DayRule, of owner: ID, in transaction: any Transaction) throws {
    let repository = OwnerRepository(transaction, owner: owner)
    guard try repository.dayRule() != rule else { return }
    try repository.setDayRule(rule, in: transaction)
    let edit = try RecordsEdit(transaction, owner: owner, house: house)
    // Item by item, so that no more than one item's history is in memory.
    for item in try ItemRepository.all(transaction, owner: owner) {
      edit.derivation.invalidate(item.id)
      try edit.derivation.work()
      try edit.derivation.write(edit.writer)
    }
    try edit.derivation.moveRecordsWithoutItem()
    try edit.finish()
    for day in try RecordReader(transaction, owner: owner).daysOrderedByHand() {
      try edit.derivation.exchangePlaces(on: day, edit.writer)
    }
    transaction.touch(owner: owner, topic: "trades")
  }

  /// What is stored but does not follow from the records, or follows from them and is not stored; none is well.
  package func differences(of owner: ID) throws -> [String] {
    try house.database.read { connection in try DerivationCheck(connection, owner: owner).differences() }
  }
}
