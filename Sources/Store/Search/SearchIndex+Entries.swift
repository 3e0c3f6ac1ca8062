import Base

extension SearchIndex {
  /// Puts records together again from the pieces that an index has kept.
  ///
  /// `sql` answers the record, the book, the place and the tokens of each piece, in the order of adding.
  package func each(piece sql: String, in connection: any Connection, _ body: (SearchEntry) throws -> Void) throws {
    var last: SearchEntry?
    try connection.each(sql) { row in
      let next = try entry(row)
      // Pieces of one record were added side by side.
      guard let before = last, before.record == next.record else {
        if let last { try body(last) }
        last = next
        return
      }
      last = SearchEntry(
        owner: next.owner, book: next.book, record: next.record, weight: next.weight, day: next.day,
        pieces: before.pieces + next.pieces)
    }
    if let last { try body(last) }
  }

  /// A record with the one piece that stands in a row.
  private func entry(_ row: borrowing Row) throws -> SearchEntry {
    let (place, tokens) = (SearchPlace(code: try row.int(2)), SearchTokenText(kept: try row.text(3)))
    guard let owner = tokens.owner else { throw row.unreadable(3, "no owner") }
    return SearchEntry(
      owner: owner, book: try row.text(1), record: try row.id(0), weight: place.weight, day: place.day,
      pieces: [tokens.words])
  }
}
