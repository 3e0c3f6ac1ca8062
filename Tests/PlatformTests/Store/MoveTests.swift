import Base
import Store
import TestSupport
import Testing

@Suite struct MoveTests {
  private static let migrations = [
    Migration(
      book: "sample", number: 1,
      statements: [
        """
        create table sample (
          id id primary key, owner id, name text not null, figure amount, day day, at instant, count bigint,
          is_done flag, note json, content bytes)
        """,
        "create table sample_empty (id id primary key)",
      ])
  ]

  private let source: TestStore
  private let target: TestStore

  init() throws {
    source = try TestStore(Self.migrations)
    target = try TestStore(Self.migrations)
  }

  private func mover(from source: TestStore, to target: TestStore) -> Mover {
    Mover(
      from: Mover.End(source.database, source.folder), to: Mover.End(target.database, target.folder),
      books: Self.migrations, clock: source.clock)
  }

  @discardableResult
  private func move(_ tell: @escaping (Int, Int) throws -> Void = { _, _ in }) throws -> MoveReport {
    try mover(from: source, to: target).move(tell)
  }

  /// Texts that an encoding or a binding could spoil, figures to the last digit, and nothing at all.
  private static let texts = [
    "", " ", "나날", "e\u{301}", "é", "𠮷野家", "👩‍👩‍👧‍👦", "\u{202e}abc", "a'b\"c\\d\n\t\r\n",
    "%_$1", "\u{7f}\u{1}\u{fffd}", String(repeating: "긴 글 ", count: 5_000),
  ]
  private static let figures = ["0", "-0.000000000000000001", "123456789012345678.123456789012345678", "0.1"]

  private func insert(_ number: Int, _ values: [Value], into store: TestStore) throws {
    try store.database.write { transaction in
      _ = try transaction.execute(
        """
        insert into sample (id, owner, name, figure, day, at, count, is_done, note, content)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        """, [.id(.example(number))] + values)
    }
  }

  private func fill(_ source: TestStore? = nil) throws {
    let source = source ?? self.source
    for (number, text) in Self.texts.enumerated() {
      let figure = try Amount(canonical: Self.figures[number % Self.figures.count])
      try insert(
        number,
        [
          .id(.example(1)), .text(text), .amount(figure), .day(.first), .integer(.min), .integer(.max), 1,
          .json(["text": .string(text)]), .blob(Array(repeating: UInt8(number), count: number * 10_000)),
        ], into: source)
    }
    let nothing = [Value](repeating: .null, count: 7)
    try insert(100, [.null, ""] + nothing, into: source)
    try source.database.write { transaction in
      let insert = try transaction.prepare("insert into sample (id, name, count) values ($1, $2, $3)")
      for number in 1000..<3500 { try insert.run([.id(.example(number)), .text("\(number)"), .int(number)]) }
    }
  }

  private func rows(_ store: TestStore) throws -> [[Value]] {
    try store.database.read { connection in
      try connection.rows(
        "select id, name, figure, day, at, count, is_done, note, content, owner from sample order by id"
      ) { row in
        [
          .id(try row.id(0)), .text(try row.text(1)), .amount(try row.optionalAmount(2)), .day(try row.optionalDay(3)),
          .instant(try row.optionalInstant(4)), .int(try row.optionalInt(5)), .bool(try row.optionalBool(6)),
          .json(try row.optionalJSON(7)), .bytes(try row.optionalBlob(8)), .id(try row.optionalID(9)),
        ]
      }
    }
  }

  private func id(_ store: TestStore) throws -> ID { try store.database.read { try $0.storeID() } }

  @Test func `every row arrives as it was, and the store keeps its id`() throws {
    try fill()
    var told: [(Int, Int)] = []
    let report = try move { told.append(($0, $1)) }
    #expect(report.tables.map(\.name) == ["store", "blob_use", "staged", "job", "sample", "sample_empty"])
    #expect(report.tables.map(\.rows) == [1, 0, 0, 0, 2513, 0])
    #expect(try rows(target) == rows(source))
    #expect(try id(target) == id(source))
    #expect(told.last ?? (0, 0) == (2 * 2514, 2 * 2514))
    try target.schema.apply(to: target.database, clock: target.clock)
    #expect(try target.database.read { try target.schema.check($0) }.ok)
    #expect(target.database.engineChecks().filter { !$0.ok } == [])
  }

  @Test(
    .only(.postgres, "moves between two engines need both"),
    arguments: [(Engine.sqlite, Engine.postgres), (.postgres, .sqlite)])
  func `a store changes its engine and nothing else`(_ from: Engine, _ to: Engine) throws {
    let (source, target) = (try TestStore(Self.migrations, on: from), try TestStore(Self.migrations, on: to))
    try fill(source)
    let entries = try (1...20).map { number in
      SearchEntry(
        owner: .example(1), book: "sample", record: .example(number), weight: number % 3,
        day: number % 4 == 0 ? nil : try CivilDay(iso: "2026-04-1\(number % 5)"), names: ["삼성전자"],
        texts: ["배당 \(number)"])
    }
    try source.database.write { try source.database.search.add(entries, in: $0) }
    let blobs = try Blobs(folder: source.folder, database: source.database, clock: source.clock)
    let content = (0..<(3 << 20)).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let hash = try blobs.put(content)

    let report = try mover(from: source, to: target).move { _, _ in }
    #expect(report.files == 1 && report.bytes == content.count)
    #expect(try rows(target) == rows(source))
    #expect(try id(target) == id(source))
    let there = try Blobs(folder: target.folder, database: target.database, clock: target.clock)
    #expect(try there.bytes(hash.text) == content)
    func hits(_ store: TestStore) throws -> [SearchHit] {
      try store.database.read { connection in
        try store.database.search.search(SearchQuery(owner: .example(1), text: "삼성 배당"), in: connection).hits
      }
    }
    #expect(try hits(target).count == 20 && hits(target) == hits(source))
    #expect(target.database.engineChecks().filter { !$0.ok } == [])
  }

  @Test(.only(.postgres, "the embedded engine alone can hold such a text"))
  func `a text with a zero character is told by its column`() throws {
    let source = try TestStore(Self.migrations, on: .sqlite)
    try source.database.write { transaction in
      // Past the engine's own door, as a store of an early version may have it.
      _ = try transaction.execute("insert into sample (id, name) values ($1, 'a' || char(0))", [.id(.example(1))])
    }
    #expect(throws: MoveError.zeroCharacter(table: "sample", column: "name")) {
      try mover(from: source, to: target).move { _, _ in }
    }
  }

  @Test func `attachments and staged files arrive, and only those`() throws {
    let blobs = try Blobs(folder: source.folder, database: source.database, clock: source.clock)
    let contents = [[], Array("첨부".utf8), [UInt8](repeating: 7, count: 3 << 20)]
    let hashes = try contents.map { try blobs.put($0) }
    try source.database.write { transaction in
      try blobs.use(
        hashes[2], size: contents[2].count, owner: .example(1), book: "sample", record: .example(2), in: transaction)
    }
    let staging = try Staging(
      folder: source.folder, database: source.database, clock: source.clock, ids: source.ids)
    let staged = try staging.stage(
      Array("a,b\n".utf8), owner: .example(1), kind: "import", fileName: "표.csv", options: ["zone": "Asia/Seoul"])
    try source.database.shelf(.staged, in: source.folder).put([1], as: "upload-under-way")

    let report = try move()
    #expect(report.files == 4)
    #expect(report.bytes == contents.reduce(4) { $0 + $1.count })
    let there = try Blobs(folder: target.folder, database: target.database, clock: target.clock)
    for (hash, content) in zip(hashes, contents) { #expect(try there.bytes(hash.text) == content) }
    let stagedThere = try Staging(
      folder: target.folder, database: target.database, clock: target.clock, ids: target.ids)
    let found = try target.database.read { try stagedThere.find(staged.token, owner: .example(1), in: $0) }
    #expect(found == staged)
    #expect(try stagedThere.bytes(staged) == Array("a,b\n".utf8))
    #expect(try target.database.shelf(.staged, in: target.folder).names() == [staged.token.text])
  }

  @Test func `what was found is found, in the same order`() throws {
    let long = String(repeating: "긴 글의 낱말 ", count: 4_000) + "끝말"
    let entries = try (1...40).map { number in
      SearchEntry(
        owner: .example(number % 2), book: number % 3 == 0 ? "diary" : "trades", record: .example(number),
        weight: number % 4, day: number % 5 == 0 ? nil : try CivilDay(iso: "2026-04-1\(number % 5)"),
        names: ["삼성전자"], texts: [number == 7 ? long : "배당 buy \(number)"])
    }
    try source.database.write { transaction in
      try source.database.search.add(entries, in: transaction)
      try source.database.search.put(entries[3], in: transaction)
      try source.database.search.remove(record: .example(5), in: transaction)
    }
    try move()
    func hits(_ store: TestStore, _ text: String, _ owner: Int) throws -> [SearchHit] {
      try store.database.read { connection in
        try store.database.search.search(SearchQuery(owner: .example(owner), text: text), in: connection).hits
      }
    }
    for text in ["삼성", "삼성 배당", "ㅅㅅㅈㅈ", "buy 8", "끝말", "낱말 전자"] {
      for owner in 0...1 { #expect(try hits(target, text, owner) == hits(source, text, owner)) }
    }
    #expect(try hits(target, "삼성", 1).count == 19)
  }

  @Test func `a job under way waits to be taken up, others stay as they are`() throws {
    let jobs = Jobs(database: source.database, clock: source.clock, ids: source.ids)
    let states = try ["running", "done", "failed", "waiting"].map { state in
      let id = try source.database.write { try jobs.add("sample", owner: nil, in: $0) }
      try source.database.write { transaction in
        _ = try transaction.execute(
          "update job set state = $1, attempts = 1 where id = $2", [.text(state), .id(id)])
        if state == "running" {
          _ = try transaction.execute(
            "update job set leased_until = 9, worker = $1 where id = $1", [.id(id)])
        }
      }
      return (id, state)
    }
    try move()
    for (id, state) in states {
      let found = try target.database.read { connection in
        try connection.one(
          "select state, attempts, leased_until, worker from job where id = $1", [.id(id)]
        ) { row in (try row.text(0), try row.int(1), row.isNull(2), row.isNull(3)) }
      }
      let job = try #require(found)
      #expect(job == (state == "running" ? "waiting" : state, 1, true, true))
    }
  }

  @Test func `a place with anything in it is refused`() throws {
    try fill()
    #expect(throws: MoveError.same) {
      try Mover(
        from: Mover.End(source.database, source.folder), to: Mover.End(source.secondDatabase(), source.folder),
        books: Self.migrations, clock: source.clock
      ).move { _, _ in }
    }
    try target.database.shelf(.blobs, in: target.folder).put([1], as: ContentHash(of: [1]).text)
    #expect(throws: MoveError.notEmpty("blobs")) { try move() }
    try target.database.shelf(.blobs, in: target.folder).remove(ContentHash(of: [1]).text)
    try insert(1, [.null, "mine"] + [Value](repeating: .null, count: 7), into: target)
    #expect(throws: MoveError.notEmpty("sample")) { try move() }
    #expect(try rows(target).count == 1)
    try target.schema.apply(to: target.database, clock: target.clock)
  }

  @Test func `a source of another version is refused before anything is written`() throws {
    let older = try TestStore()
    #expect(throws: MoveError.older) { try mover(from: older, to: target).move { _, _ in } }
    let next = Migration(book: "sample", number: 2, statements: ["create table sample_next (id id primary key)"])
    let newer = try TestStore(Self.migrations + [next])
    #expect(throws: StoreError.newer(book: "sample", number: 2)) {
      try mover(from: newer, to: target).move { _, _ in }
    }
    #expect(throws: StoreError.newer(book: "sample", number: 2)) {
      try mover(from: source, to: newer).move { _, _ in }
    }
    try target.schema.apply(to: target.database, clock: target.clock)
  }

  @Test(arguments: [1, 2000, 2514, 5000])
  func `a move that stops half way leaves a place that every command refuses`(_ steps: Int) throws {
    struct Stop: Error {}
    try fill()
    #expect(throws: Stop.self) { try move { done, _ in if done >= steps { throw Stop() } } }
    #expect(throws: StoreError.unfinishedMove) {
      try target.schema.apply(to: target.database, clock: target.clock)
    }
    #expect(throws: StoreError.unfinishedMove) { try move() }
    // The source is as it was, and can be moved elsewhere.
    let other = try TestStore()
    #expect(try mover(from: source, to: other).move { _, _ in }.tables.contains { $0.rows == 2513 })
  }

  @Test func `what arrives otherwise than it was sent is told by name`() throws {
    try fill()
    let database = target.database
    #expect(throws: MoveError.differs(["sample"])) {
      try move { done, _ in
        guard done == 2514 else { return }
        try database.write { transaction in
          _ = try transaction.execute("update sample set figure = '0.2' where figure = '0.1' and count > 0")
        }
      }
    }
    #expect(throws: StoreError.unfinishedMove) {
      try target.schema.apply(to: target.database, clock: target.clock)
    }
  }

  @Test func `a damaged or missing attachment stops the move by its name`() throws {
    let shelf = try source.database.shelf(.blobs, in: source.folder)
    let name = ContentHash(of: [1]).text
    try shelf.put([2], as: name)
    #expect(throws: MoveError.damaged(name)) { try move() }
    try shelf.remove(name)
    try source.database.write { transaction in
      let blobs = try Blobs(folder: source.folder, database: source.database, clock: source.clock)
      try blobs.use(
        ContentHash(of: [1]), size: 1, owner: .example(1), book: "sample", record: .example(2), in: transaction)
    }
    let other = try TestStore()
    #expect(throws: MoveError.damaged(name)) { try mover(from: source, to: other).move { _, _ in } }
  }

  @Test func `nobody writes to the source while it is copied`() throws {
    try fill()
    let other = try source.secondDatabase(busySeconds: 0)
    var refused = 0
    try move { done, _ in
      guard done < 2514 else { return }
      do {
        try other.write { _ = try $0.execute("delete from sample") }
      } catch StoreError.busy {
        refused += 1
      }
    }
    #expect(refused > 0)
    #expect(try rows(target).count == 2513)
  }
}
