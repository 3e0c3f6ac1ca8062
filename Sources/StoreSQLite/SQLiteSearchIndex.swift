import Base
import Store

/// Full text by FTS5, whose row numbers say the order of hits: weight, then day, then the order of adding.
///
/// So the engine reads hits best first and stops after a page, and a page goes on where the last one ended, however
/// many there are. Owner and book are tokens like the others: the engine leaps from match to match and never filters.
struct SQLiteSearchIndex: SearchIndex {
  static let migrations = [
    Migration(
      book: "sqlite", number: 1,
      statements: [
        """
        create table search_entry (
          number bigint primary key, place bigint not null, record id not null, book text not null)
        """,
        "create index search_entry_record on search_entry (record)",
        "create virtual table search_text using fts5 (tokens, tokenize = 'ascii', detail = none, columnsize = 0)",
      ])
  ]

  func put(_ entry: SearchEntry, in transaction: any Transaction) throws(StoreError) {
    try remove(record: entry.record, in: transaction)
    try add([entry], in: transaction)
  }

  func add(_ entries: [SearchEntry], in transaction: any Transaction) throws(StoreError) {
    let last = try transaction.one("select max(number) from search_entry") { row in try row.optionalInt(0) } ?? nil
    var number = last ?? 0
    let addEntry = try transaction.prepare(
      "insert into search_entry (number, place, record, book) values ($1, $2, $3, $4)")
    let addText = try transaction.prepare("insert into search_text (rowid, tokens) values ($1, $2)")
    for entry in entries {
      for piece in entry.pieces where !piece.isEmpty {
        number += 1
        let place = SearchPlace(weight: entry.weight, day: entry.day, number: number).code
        try addEntry.run([.int(number), .int(place), .id(entry.record), .text(entry.book)])
        try addText.run([.int(place), .text(SearchTokenText(piece, of: entry).string)])
      }
    }
  }

  func remove(record: ID, in transaction: any Transaction) throws(StoreError) {
    let places = try transaction.rows("select place from search_entry where record = $1", [.id(record)]) { row in
      try row.int(0)
    }
    guard !places.isEmpty else { return }
    for place in places { try transaction.execute("delete from search_text where rowid = $1", [.int(place)]) }
    try transaction.execute("delete from search_entry where record = $1", [.id(record)])
  }

  func each(in connection: any Connection, _ body: (SearchEntry) throws -> Void) throws {
    try each(
      piece: """
        select e.record, e.book, e.place, t.tokens from search_entry e join search_text t on t.rowid = e.place
        order by e.number
        """, in: connection, body)
  }

  func remove(owner: ID, in transaction: any Transaction) throws(StoreError) {
    let places = try transaction.rows(
      "select rowid from search_text where search_text match $1", [.text(SearchTokenText(owner: owner).string)]
    ) { row in try row.int(0) }
    for place in places {
      try transaction.execute("delete from search_text where rowid = $1", [.int(place)])
      try transaction.execute(
        "delete from search_entry where number = $1", [.int(place & SearchPlace.numberMask)])
    }
  }

  func search(_ query: SearchQuery, in connection: any Connection) throws(StoreError) -> SearchPage {
    guard !query.tokens.isEmpty, query.limit > 0 else { return SearchPage(hits: [], next: nil) }
    let statement = try connection.prepare(
      """
      select t.rowid, e.book, e.record from search_text t join search_entry e on e.number = t.rowid & $1
      where search_text match $2 and t.rowid < $3 order by t.rowid desc
      """)
    try statement.start([
      .int(SearchPlace.numberMask), .text(SearchTokenText(query).string), .int(query.after ?? Int.max),
    ])
    defer { statement.finish() }
    var hits: [SearchHit] = []
    var last: Int?
    while try statement.step() {
      let row = Row(statement)
      let hit = SearchHit(book: try row.text(1), record: try row.id(2))
      // Pieces of one record stand side by side.
      if hit == hits.last {
        last = try row.int(0)
        continue
      }
      if hits.count == query.limit { return SearchPage(hits: hits, next: last) }
      hits.append(hit)
      last = try row.int(0)
    }
    return SearchPage(hits: hits, next: nil)
  }
}
