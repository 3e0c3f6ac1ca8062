import Base
import Store
import TestSupport
import Testing

@Suite struct SearchTests {
  private let store: TestStore
  private let owner = ID.example(1)

  init() throws {
    store = try TestStore()
  }

  private func entry(
    _ record: Int, _ text: String, name: String = "", owner: ID? = nil, book: String = "trades", weight: Int = 8,
    day: String? = nil
  ) throws -> SearchEntry {
    SearchEntry(
      owner: owner ?? self.owner, book: book, record: .example(record), weight: weight,
      day: try day.map { try CivilDay(iso: $0) }, names: [name], texts: [text])
  }

  private func add(_ entries: SearchEntry...) throws {
    try store.database.write { try store.database.search.add(entries, in: $0) }
  }

  private func page(_ text: String, book: String? = nil, after: Int? = nil, limit: Int = 50) throws -> SearchPage {
    try store.database.read { connection in
      try store.database.search.search(
        SearchQuery(owner: owner, text: text, book: book, after: after, limit: limit), in: connection)
    }
  }

  private func hits(_ text: String, book: String? = nil) throws -> [ID] {
    try page(text, book: book).hits.map(\.record)
  }

  @Test func `a record is found by all words of a query, in its names and its texts together`() throws {
    try add(entry(1, "배당 먼저 buy", name: "삼성전자"), entry(2, "sell", name: "삼성물산"))
    #expect(try hits("삼성") == [.example(2), .example(1)])
    #expect(try hits("삼성 배당") == [.example(1)])
    #expect(try hits("전자") == [.example(1)])
    #expect(try hits("ㅅㅅㅈㅈ") == [.example(1)])
    #expect(try hits("BUY") == [.example(1)])
    #expect(try hits("bu") == [])
    #expect(try hits("") == [])
  }

  @Test(arguments: [
    ("Hà Nội, đường phố", "ha noi duong"), ("สวัสดีครับ", "ดีค"), ("東京株式会社", "京株"), ("Ｆｕｌｌ　ｗｉｄｔｈ", "full"),
    ("near AND or NOT", "and or"), ("\"quoted\" * (a) {b}: ^c", "quoted a b c"), ("e\u{301}te\u{301}", "été"),
  ])
  func `text of every script is found, and no word is the engine's own`(_ text: String, _ query: String) throws {
    try add(entry(1, text), entry(2, "xyzzy"))
    #expect(try hits(query) == [.example(1)])
  }

  @Test func `hits come by weight, then newest day first, then last added, those without a day last`() throws {
    try add(
      entry(1, "a", day: "2026-04-14"), entry(2, "a"), entry(3, "a", day: "2026-04-15"),
      entry(4, "a", day: "2026-04-15"), entry(5, "a", weight: 9, day: "0001-01-01"),
      entry(6, "a", day: "9999-12-31"), entry(7, "a", weight: 15))
    #expect(try hits("a") == [7, 5, 6, 4, 3, 1, 2].map(ID.example))
  }

  @Test func `pages go on where the last one ended, whatever was added in front`() throws {
    for number in 1...25 { try add(entry(number, "a", day: "2026-04-15")) }
    var found: [ID] = []
    var after: Int?
    repeat {
      let page = try page("a", after: after, limit: 10)
      found += page.hits.map(\.record)
      after = page.next
      try add(entry(100 + found.count, "a", day: "2026-04-16"))
    } while after != nil
    #expect(found == (1...25).reversed().map(ID.example))
  }

  @Test func `another owner's records and other books' are not found`() throws {
    try add(entry(1, "a"), entry(2, "a", owner: .example(9)), entry(3, "a", book: "diary"))
    #expect(try hits("a") == [.example(3), .example(1)])
    #expect(try hits("a", book: "trades") == [.example(1)])
    #expect(try hits("a", book: "meals") == [])
  }

  @Test func `a long text is one hit, and its last word is found`() throws {
    let long = (0..<4_000).map { "b w\($0)" }.joined(separator: " ")
    try add(entry(2, "b"), entry(1, long), entry(3, "b"))
    #expect(try hits("b") == [3, 1, 2].map(ID.example))
    #expect(try hits("w3999") == [.example(1)])
    let first = try page("b", limit: 2)
    #expect(try page("b", after: first.next, limit: 2).hits.map(\.record) == [.example(2)])
  }

  @Test func `a record that is put again or removed leaves nothing behind`() throws {
    try add(entry(1, "old both"), entry(2, "both"))
    let search = store.database.search
    try store.database.write { try search.put(entry(1, "new both"), in: $0) }
    #expect(try hits("old") == [])
    #expect(try hits("new") == [.example(1)])
    #expect(try hits("both") == [.example(1), .example(2)])
    try store.database.write { try search.remove(record: .example(1), in: $0) }
    #expect(try hits("both") == [.example(2)])
    #expect(store.database.engineChecks().filter { !$0.ok } == [])
  }

  @Test(.only(.sqlite, "PostgreSQL keeps an entry and its words in one row"))
  func `an index that has lost a record is found by the doctor`() throws {
    try add(entry(1, "a"), entry(2, "b"))
    try store.database.write { try $0.execute("delete from search_entry where record = $1", [.id(.example(1))]) }
    #expect(store.database.engineChecks().filter { !$0.ok }.map(\.name) == ["search index"])
  }
}
