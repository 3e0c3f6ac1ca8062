package import Base

/// What to look for, where, and from which hit on.
package struct SearchQuery: Equatable, Sendable {
  /// Whose records.
  package let owner: ID
  /// The encoded tokens, all of which a record must hold; none where the text has nothing to look for.
  package let tokens: [String]
  /// The book, or nil for all.
  package let book: String?
  /// The cursor of the page before, or nil for the first.
  package let after: Int?
  /// The most hits on a page.
  package let limit: Int

  /// A search for all words of `text`.
  package init(owner: ID, text: String, book: String? = nil, after: Int? = nil, limit: Int = 50) {
    self.owner = owner
    tokens = SearchTokens.query(text)
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
