import Base
import Store
import TestSupport
import Testing

private let items = Migration(
  book: "items", number: 1,
  statements: [
    """
    create table item (
      id id primary key, owner id not null, name text not null, price amount, day day, made_at instant, count bigint,
      hidden flag, picture bytes, unique (owner, name))
    """,
    "create table tag (item id not null references item (id), word text not null, primary key (item, word))",
  ])

@Suite struct DatabaseTests {
  let store: TestStore
  var database: any Database { store.database }
  let owner = ID.example(1)

  init() throws {
    store = try TestStore([items])
  }

  private func insert(_ name: String, in transaction: any Transaction) throws {
    try transaction.execute(
      "insert into item (id, owner, name) values ($1, $2, $3)", [.id(store.ids.next()), .id(owner), .text(name)])
  }

  private func names() throws -> [String] {
    try database.read { connection in
      try connection.rows("select name from item order by name") { row in try row.text(0) }
    }
  }

  @Test func `every kind of value comes back as it was put`() throws {
    let id = store.ids.next()
    let price = try Amount(canonical: "-1234567890123456789.000000000000000001")
    let day = try CivilDay(iso: "2026-04-15")
    try database.write { transaction in
      _ = try transaction.execute(
        """
        insert into item (id, owner, name, price, day, made_at, count, hidden, picture)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        """,
        [
          .id(id), .id(owner), "삼성전자", .amount(price), .day(day), .instant(TestStore.noon), .int(.min), .bool(true),
          .bytes([0, 1, 255]),
        ])
    }
    let sql = "select id, name, price, day, made_at, count, hidden, picture from item"
    func read<T>(_ column: (borrowing Row) throws -> T) throws -> T? {
      try database.read { connection in try connection.one(sql, [], column) }
    }
    #expect(try read { row in try row.id(0) } == id)
    #expect(try read { row in try row.text(1) } == "삼성전자")
    #expect(try read { row in try row.amount(2) } == price)
    #expect(try read { row in try row.day(3) } == day)
    #expect(try read { row in try row.instant(4) } == TestStore.noon)
    #expect(try read { row in try row.int(5) } == .min)
    #expect(try read { row in try row.bool(6) } == true)
    #expect(try read { row in try row.blob(7) } == [0, 1, 255])
  }

  @Test func `absent values are null and read as nil`() throws {
    try database.write { transaction in try insert("a", in: transaction) }
    let isEmpty = try database.read { connection in
      try connection.one("select price, day, made_at, count, hidden, picture from item") { row in
        try row.optionalAmount(0) == nil && row.optionalDay(1) == nil && row.optionalInstant(2) == nil
          && row.optionalInt(3) == nil && row.optionalBool(4) == nil && row.optionalBlob(5) == nil && row.isNull(0)
      }
    }
    #expect(isEmpty == true)
  }

  @Test(arguments: ["", "👩‍👩‍👧‍👦 ก็ đ ß"])
  func `a text comes back byte for byte`(_ text: String) throws {
    try database.write { transaction in try insert(text, in: transaction) }
    #expect(try names().map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func `a NUL is left out of a text`() throws {
    try database.write { transaction in try insert("a\0b\0", in: transaction) }
    #expect(try names() == ["ab"])
  }

  @Test func `a text of nine megabytes comes back`() throws {
    let text = String(repeating: "가나다", count: 1_000_000)
    try database.write { transaction in
      _ = try transaction.execute(
        "insert into item (id, owner, name, price) values ($1, $1, 'long', $2)", [.id(owner), .text(text)])
    }
    let kept = try database.read { try $0.one("select price from item") { row in try row.text(0) } }
    #expect(kept == text)
  }

  @Test func `placeholders are bound by their number, whatever their order and however often`() throws {
    let answer = try database.read { connection in
      try connection.one("select $3, $1, $2, $1", [1, "two", 3]) { row in
        "\(try row.int(0)) \(try row.int(1)) \(try row.text(2)) \(try row.int(3))"
      }
    }
    #expect(answer == "3 1 two 1")
  }

  @Test(arguments: [("select $1", 2), ("select $1, $3", 2), ("select ?", 1), ("select 1; select 2", 0), ("", 0)])
  func `a statement that does not fit its values is a misuse`(_ sql: String, _ count: Int) throws {
    try database.read { connection in
      do {
        _ = try connection.one(sql, Array(repeating: .null, count: count)) { _ in 0 }
        Issue.record("accepted")
      } catch StoreError.misuse {
      }
    }
  }

  @Test func `a column of another kind than expected is named`() throws {
    try database.write { transaction in try insert("a", in: transaction) }
    #expect(throws: StoreError.unreadable(column: "name", detail: "integer expected, text found")) {
      try database.read { connection in try connection.rows("select name from item") { row in try row.int(0) } }
    }
  }

  @Test func `tables take no value of another type`() throws {
    #expect(throws: StoreError.self) {
      try database.write { transaction in
        try transaction.execute(
          "insert into item (id, owner, name, count) values ($1, $1, 'a', $2)", [.id(owner), .text("many")])
      }
    }
  }

  @Test func `a rule of the schema that refuses says which kind it is`() throws {
    try database.write { transaction in try insert("a", in: transaction) }
    func kind(_ body: (any Transaction) throws -> Void) -> StoreError.Constraint? {
      do { try database.write(body) } catch StoreError.constraint(let kind, _) { return kind } catch { return nil }
      return nil
    }
    #expect(kind { try insert("a", in: $0) } == .unique)
    #expect(kind { try $0.execute("insert into tag (item, word) values ($1, 'x')", [.id(owner)]) } == .foreignKey)
    #expect(kind { try $0.execute("insert into item (id, name) values ($1, 'x')", [.id(owner)]) } == .notNull)
    #expect(try names() == ["a"])
  }

  @Test func `a write that throws leaves nothing`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try database.write { transaction in
        try insert("a", in: transaction)
        throw Stop()
      }
    }
    #expect(try names() == [])
  }

  @Test func `a read inside a write sees what was written, a read beside it does not`() throws {
    let other = try store.secondDatabase()
    defer { other.close() }
    try database.write { transaction in
      try insert("a", in: transaction)
      #expect(try names() == ["a"])
      #expect(try other.read { try $0.exists("select 1 from item") } == false)
    }
    #expect(try other.read { try $0.exists("select 1 from item") })
  }

  @Test func `a read keeps its view while another connection writes`() throws {
    let other = try store.secondDatabase()
    defer { other.close() }
    try database.read { connection in
      #expect(try connection.exists("select 1 from item") == false)
      try other.write { transaction in try insert("a", in: transaction) }
      #expect(try connection.exists("select 1 from item") == false)
    }
    #expect(try names() == ["a"])
  }

  @Test func `a write inside a write or a read is refused`() throws {
    #expect(throws: StoreError.misuse("a write inside a read or a write")) {
      try database.write { _ in try database.write { _ in } }
    }
    #expect(throws: StoreError.misuse("a write inside a read or a write")) {
      try database.read { _ in try database.write { _ in } }
    }
    try database.write { transaction in try insert("a", in: transaction) }
  }

  @Test func `a read may not write`() throws {
    #expect(throws: StoreError.self) {
      try database.read { connection in try connection.prepare("delete from item").run() }
    }
  }

  @Test func `a second writer waits, then is told that the database is in use`() throws {
    let other = try store.secondDatabase(busySeconds: 1)
    defer { other.close() }
    try database.write { _ in
      #expect(throws: StoreError.busy(seconds: 1)) { try other.write { _ in } }
    }
    try other.write { transaction in try insert("b", in: transaction) }
  }

  @Test func `many threads read and write at once and lose nothing`() throws {
    let database = database
    let owner = owner
    let workers = (0..<24).compactMap { number in
      Worker {
        for round in 0..<10 {
          let values: [Value] = [.id(.example(number * 100 + round)), .id(owner), .text("\(number)-\(round)")]
          _ = try? database.write { transaction in
            try transaction.execute("insert into item (id, owner, name) values ($1, $2, $3)", values)
          }
          _ = try? database.read { try $0.exists("select 1 from item") }
        }
      }
    }
    workers.forEach { $0.join() }
    #expect(try names().count == 240)
  }

  @Test func `a statement can be run many times and be in use twice`() throws {
    try database.write { transaction in
      let insert = try transaction.prepare("insert into item (id, owner, name) values ($1, $2, $3)")
      for number in 0..<100 {
        #expect(try insert.run([.id(store.ids.next()), .id(owner), .text("\(number)")]) == 1)
      }
      var pairs = 0
      try transaction.each("select name from item") { _ in
        try transaction.each("select name from item") { _ in pairs += 1 }
      }
      #expect(pairs == 10_000)
      #expect(try transaction.execute("delete from item where name < $1", ["5"]) == 45)
    }
  }
}

extension ID {
  static func example(_ number: Int) -> ID {
    CountingIDs(after: UInt32(number)).next()
  }
}
