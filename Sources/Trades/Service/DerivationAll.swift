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
    let derivation = try Derivation(transaction, owner: owner, ids: house.ids)
    for item in try ItemRepository.all(transaction, owner: owner) { derivation.invalidate(item.id) }
    try derivation.moveRecordsWithoutItem()
    try derivation.finish()
    let reader = RecordReader(transaction, owner: owner)
    for day in try reader.daysOrderedByHand() { try derivation.exchangePlaces(on: day) }
    transaction.touch(owner: owner, topic: "trades")
  }

  /// What is stored but does not follow from the records, or follows from them and is not stored; none is well.
  package func differences(of owner: ID) throws -> [String] {
    try house.database.read { connection in try DerivationCheck(connection, owner: owner).differences() }
  }
}
