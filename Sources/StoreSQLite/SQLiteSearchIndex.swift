import Base
import Store

/// Full text by FTS5, whose row numbers say the order of hits: weight, then day, then the order of adding.
///
/// So the engine reads hits best first and stops after a page, and a page goes on where the last one ended, however
/// many there are. Owner and book are tokens like the others: the engine leaps from match to match and never filters.
struct SQLiteSearchIndex: SearchIndex {
  /// What of a row number in the text table is the number of its entry.
  static let numberMask = 1 << Place.numberBits - 1

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
        let place = Place(weight: entry.weight, day: entry.day, number: number).code
        try addEntry.run([.int(number), .int(place), .id(entry.record), .text(entry.book)])
        var text = TokenText()
        text.add(.owner, encoding: entry.owner.bytes)
        text.add(.book, encoding: entry.book.utf8)
        for token in piece { text.add(.word, encoded: token) }
        try addText.run([.int(place), .text(text.string)])
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

  func search(_ query: SearchQuery, in connection: any Connection) throws(StoreError) -> SearchPage {
    guard !query.tokens.isEmpty, query.limit > 0 else { return SearchPage(hits: [], next: nil) }
    var terms = TokenText()
    terms.add(.owner, encoding: query.owner.bytes)
    if let book = query.book { terms.add(.book, encoding: book.utf8) }
    for token in query.tokens { terms.add(.word, encoded: token) }
    let statement = try connection.prepare(
      """
      select t.rowid, e.book, e.record from search_text t join search_entry e on e.number = t.rowid & $1
      where search_text match $2 and t.rowid < $3 order by t.rowid desc
      """)
    try statement.start([
      .int(SQLiteSearchIndex.numberMask), .text(terms.string), .int(query.after ?? Int.max),
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

/// The place of a piece among all hits: a higher one comes first.
private struct Place {
  static let numberBits = 37
  static let dayBits = 22

  let code: Int

  init(weight: Int, day: CivilDay?, number: Int) {
    // Days count from one, so that a record without a day comes last.
    let days = day.map { $0.epochDay - CivilDay.first.epochDay + 1 } ?? 0
    code = min(max(weight, 0), 15) << (Place.numberBits + Place.dayBits) | days << Place.numberBits | number
  }
}
