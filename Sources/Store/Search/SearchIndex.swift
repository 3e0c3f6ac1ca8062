package import Base

/// Full text over the records of all books.
///
/// What is found is told by the tokens alone, which `Base` makes: no engine sees a word. Hits come by weight, then
/// newest first, a page at a time.
package protocol SearchIndex: Sendable {
  /// Makes a record findable, in place of what was kept of it before.
  func put(_ entry: SearchEntry, in transaction: any Transaction) throws(StoreError)
  /// Makes records findable that were not there before, without looking for what was kept of them.
  func add(_ entries: [SearchEntry], in transaction: any Transaction) throws(StoreError)
  /// Forgets a record.
  func remove(record: ID, in transaction: any Transaction) throws(StoreError)
  /// Hands over all that is kept, in the order in which it was added, so that another index can add it again.
  func each(in connection: any Connection, _ body: (SearchEntry) throws -> Void) throws
  /// Forgets all records of an owner.
  func remove(owner: ID, in transaction: any Transaction) throws(StoreError)
  /// A page of what holds all of the query's tokens.
  func search(_ query: SearchQuery, in connection: any Connection) throws(StoreError) -> SearchPage
}
