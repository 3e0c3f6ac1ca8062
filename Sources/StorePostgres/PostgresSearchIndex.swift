import Base
import Store

/// Full text by `tsvector` and an inverted index; a place says the order of hits, as for the embedded engine.
struct PostgresSearchIndex: SearchIndex {
  func put(_ entry: SearchEntry, in transaction: any Transaction) throws(StoreError) {
    try remove(record: entry.record, in: transaction)
    try add([entry], in: transaction)
  }

  func add(_ entries: [SearchEntry], in transaction: any Transaction) throws(StoreError) {
    let pieces = entries.flatMap { entry in entry.pieces.filter { !$0.isEmpty }.map { (entry, $0) } }
    guard !pieces.isEmpty else { return }
    let numbers = try transaction.rows(
      "select nextval('search_number') from generate_series(1, cast($1 as bigint))", [.int(pieces.count)]
    ) { row in try row.int(0) }
    let insert = try transaction.prepare(
      "insert into search_entry (place, record, book, tokens) values ($1, $2, $3, cast(cast($4 as text) as tsvector))")
    for ((entry, piece), number) in zip(pieces, numbers) {
      try insert.queue([
        .int(SearchPlace(weight: entry.weight, day: entry.day, number: number).code), .id(entry.record),
        .text(entry.book), .text(SearchTokenText(piece, of: entry).string),
      ])
    }
  }

  func remove(record: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.queue("delete from search_entry where record = $1", [.id(record)])
  }

  func each(in connection: any Connection, _ body: (SearchEntry) throws -> Void) throws {
    try each(
      piece: """
        select record, book, place, array_to_string(tsvector_to_array(tokens), ' ') from search_entry
        order by place & \(SearchPlace.numberMask)
        """, in: connection, body)
  }

  func remove(owner: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.queue(
      "delete from search_entry where tokens @@ cast(cast($1 as text) as tsquery)",
      [.text(SearchTokenText(owner: owner).string)])
  }

  func search(_ query: SearchQuery, in connection: any Connection) throws(StoreError) -> SearchPage {
    guard !query.tokens.isEmpty, query.limit > 0 else { return SearchPage(hits: [], next: nil) }
    let terms = SearchTokenText(query, separator: " & ").string
    var hits: [SearchHit] = []
    var last = query.after ?? Int.max
    let batch = query.limit * 2 + 1
    while true {
      let found = try connection.rows(
        """
        select place, book, record from search_entry
        where tokens @@ cast(cast($1 as text) as tsquery) and place < $2 order by place desc limit $3
        """, [.text(terms), .int(last), .int(batch)]
      ) { row in (place: try row.int(0), hit: SearchHit(book: try row.text(1), record: try row.id(2))) }
      for (place, hit) in found {
        // Pieces of one record stand side by side.
        if hit != hits.last {
          if hits.count == query.limit { return SearchPage(hits: hits, next: last) }
          hits.append(hit)
        }
        last = place
      }
      if found.count < batch { return SearchPage(hits: hits, next: nil) }
    }
  }
}
