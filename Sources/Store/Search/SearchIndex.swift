package import Base

/// Full text over the records of all books.
///
/// What is found is told by the tokens alone, which `Base` makes: no engine sees a word. Hits come by weight, then newest
/// first, a page at a time.
package protocol SearchIndex: Sendable {
  /// Makes a record findable, in place of what was kept of it before.
  func put(_ entry: SearchEntry, in transaction: any Transaction) throws(StoreError)
  /// Makes records findable that were not there before, without looking for what was kept of them.
  func add(_ entries: [SearchEntry], in transaction: any Transaction) throws(StoreError)
  /// Forgets a record.
  func remove(record: ID, in transaction: any Transaction) throws(StoreError)
  /// A page of what holds all of the query's tokens.
  func search(_ query: SearchQuery, in connection: any Connection) throws(StoreError) -> SearchPage
}

/// A record as the index keeps it.
package struct SearchEntry: Equatable, Sendable {
  /// The tokens of a record, in one or more pieces that are each found on their own.
  package var pieces: [Set<String>]
  /// Whose record it is.
  package var owner: ID
  /// The book that it lies in.
  package var book: String
  /// Its id.
  package var record: ID
  /// How high the book places such records, from 0 to 15.
  package var weight: Int
  /// Its day; nil comes last.
  package var day: CivilDay?

  package init(owner: ID, book: String, record: ID, weight: Int = 8, day: CivilDay?, pieces: [Set<String>]) {
    self.owner = owner
    self.book = book
    self.record = record
    self.weight = weight
    self.day = day
    self.pieces = pieces
  }
}

/// What to look for, where, and from which hit on.
package struct SearchQuery: Equatable, Sendable {
  /// Whose records.
  package var owner: ID
  /// The tokens, all of which a record must hold.
  package var tokens: [String]
  /// The book, or nil for all.
  package var book: String?
  /// The cursor of the page before, or nil for the first.
  package var after: Int?
  /// The most hits on a page.
  package var limit: Int

  package init(owner: ID, tokens: [String], book: String? = nil, after: Int? = nil, limit: Int = 50) {
    self.owner = owner
    self.tokens = tokens
    self.book = book
    self.after = after
    self.limit = limit
  }
}

/// A page of hits and the cursor of the next one.
package struct SearchPage: Equatable, Sendable {
  /// The hits, best first.
  package var hits: [SearchHit]
  /// What `after` must be for the next page; nil when this was the last.
  package var next: Int?

  package init(hits: [SearchHit], next: Int?) {
    self.hits = hits
    self.next = next
  }
}

/// A record that was found.
package struct SearchHit: Hashable, Sendable {
  /// The book that it lies in.
  package let book: String
  /// Its id.
  package let record: ID

  package init(book: String, record: ID) {
    self.book = book
    self.record = record
  }
}
