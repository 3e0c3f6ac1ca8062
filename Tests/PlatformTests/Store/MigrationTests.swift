import Base
import Store
import Synchronization
import TestSupport
import Testing

@Suite struct MigrationTests {
  private let first = Migration(
    book: "notes", number: 1, statements: ["create table note (id id primary key, body text)"])
  private let second = Migration(
    book: "notes", number: 2,
    statements: [
      "alter table note add column starred flag not null default 0", "create index note_body on note (body)",
    ],
    then: { transaction in try transaction.execute("update note set starred = 1") })

  private func apply(_ migrations: [Migration], to store: TestStore) throws {
    try Schema(for: store.database, books: migrations).apply(to: store.database, clock: store.clock)
  }

  @Test func `a later migration is added to records that are there`() throws {
    let store = try TestStore([first])
    try store.database.write { try $0.execute("insert into note (id, body) values ($1, 'kept')", [.id(.example(1))]) }
    try apply([first, second], to: store)
    try apply([first, second], to: store)
    let note = try store.database.read { connection in
      try connection.one("select body, starred from note") { row in "\(try row.text(0)) \(try row.bool(1))" }
    }
    #expect(note == "kept true")
  }

  @Test func `a database of a newer program is refused and left alone`() throws {
    let store = try TestStore([first, second])
    #expect(throws: StoreError.newer(book: "notes", number: 2)) { try apply([first], to: store) }
    #expect(throws: StoreError.newer(book: "notes", number: 2)) { try apply([], to: store) }
  }

  @Test func `a migration that fails is undone whole and says which it is`() throws {
    let store = try TestStore([first])
    let wrong = Migration(
      book: "notes", number: 2,
      statements: ["create table extra (id id primary key)", "create index i on nothing (id)"])
    do {
      try apply([first, wrong], to: store)
      Issue.record("applied")
    } catch StoreError.migration(let book, let number, _) {
      #expect(book == "notes" && number == 2)
    }
    #expect(try store.database.read { try $0.hasTable("extra") } == false)
    try apply([first, second], to: store)
  }

  @Test func `a gap in the numbers is a misuse`() throws {
    let store = try TestStore()
    #expect(throws: StoreError.self) { try apply([second], to: store) }
  }

  @Test func `an applied migration that was changed is found, its white space is not`() throws {
    let store = try TestStore([first])
    func check(_ statement: String) throws -> Check {
      let changed = Migration(book: "notes", number: 1, statements: [statement])
      return try store.database.read { try Schema(for: store.database, books: [changed]).check($0) }
    }
    #expect(try check("create table note (id id primary key,\n  body text)").ok)
    let other = try check("create table note (id id primary key, body text not null)")
    #expect(other == Check(name: "migrations", ok: false, detail: "notes 1 was changed after it had been applied"))
  }

  @Test func `a column of an unknown type is refused`() throws {
    #expect(throws: StoreError.self) {
      try TestStore([Migration(book: "b", number: 1, statements: ["create table t (a real, b varchar(3))"])])
    }
  }

  @Test func `commas and brackets inside a column stay where they are`() throws {
    let table = """
      create table t (
        kind text not null check (kind in ('a,b', 'c)')) default 'a,b', price amount,
        number bigint not null, check (number > 0), primary key (number, kind))
      """
    let store = try TestStore([Migration(book: "b", number: 1, statements: [table])])
    try store.database.write { try $0.execute("insert into t (number) values (1)") }
    #expect(try store.database.read { try $0.one("select kind from t") { row in try row.text(0) } } == "a,b")
  }

  @Test func `each store has an id of its own, which stays`() throws {
    let (one, two) = (try TestStore(), try TestStore())
    let id = try one.database.read { try $0.storeID() }
    #expect(try two.database.read { try $0.storeID() } != id)
    try apply([first], to: one)
    let again = try one.secondDatabase()
    defer { again.close() }
    #expect(try again.read { try $0.storeID() } == id)
  }

  @Test func `processes that open a new store at once all get in`() throws {
    let place = try TestPlace(for: nil)
    let clock = FixedClock(TestStore.noon)
    let failures = Mutex<[String]>([])
    let workers = (0..<8).compactMap { _ in
      Worker {
        do {
          let database = try place.open()
          try Schema(for: database, books: []).apply(to: database, clock: clock)
          database.close()
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    workers.forEach { $0.join() }
    #expect(failures.withLock(\.self) == [])
  }

  @Test func `two processes that start at once migrate once`() throws {
    let store = try TestStore()
    let other = try store.secondDatabase()
    defer { other.close() }
    let migrations = [first, second]
    let clock = store.clock
    let workers = [store.database, other].compactMap { database in
      Worker { try? Schema(for: database, books: migrations).apply(to: database, clock: clock) }
    }
    workers.forEach { $0.join() }
    #expect(try store.database.read { try Schema(for: store.database, books: migrations).check($0) }.ok)
  }
}
