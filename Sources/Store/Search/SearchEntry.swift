package import Base

/// A record as the index keeps it.
package struct SearchEntry: Equatable, Sendable {
  /// Whose record it is.
  package let owner: ID
  /// The book that it lies in.
  package let book: String
  /// Its id.
  package let record: ID
  /// How high the book places such records, from 0 to 15.
  package let weight: Int
  /// Its day; nil comes last.
  package let day: CivilDay?
  /// Its encoded tokens, in pieces that are each found on their own: long text is indexed in chunks.
  package let pieces: [[String]]

  /// A record as an index has kept it.
  package init(owner: ID, book: String, record: ID, weight: Int, day: CivilDay?, pieces: [[String]]) {
    self.owner = owner
    self.book = book
    self.record = record
    self.weight = weight
    self.day = day
    self.pieces = pieces
  }

  /// A record that is found by its names, also as they are being typed, and by its texts.
  package init(
    owner: ID, book: String, record: ID, weight: Int = 8, day: CivilDay?, names: [String], texts: [String]
  ) {
    self.owner = owner
    self.book = book
    self.record = record
    self.weight = weight
    self.day = day
    // A query may ask for a word of the name and one of the text: the names stand in every piece.
    let name = names.flatMap(SearchTokens.of(name:))
    let chunks = SearchTokens.chunks(of: texts.joined(separator: "\n"))
    pieces = chunks.isEmpty ? [name] : chunks.map { name + $0 }
  }
}
