import Base
import Glibc
import Store
import Synchronization
import TestSupport
import Testing

private let counters = Migration(
  book: "counters", number: 1,
  statements: ["create table counter (id id primary key, owner id not null, count bigint not null)"])

/// Adds one to an owner's counter.
private func countUp(_ owner: ID, in transaction: any Transaction) throws {
  try transaction.execute("update counter set count = count + 1 where id = $1", [.id(owner)])
}

/// Runs `body` on so many threads at once and answers what went wrong.
private func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) -> [String] {
  let errors = Mutex<[String]>([])
  let workers = (0..<count).map { number in
    Worker {
      do { try body(number) } catch { errors.withLock { $0.append("\(error)") } }
    }
  }
  workers.forEach { $0?.join() }
  return errors.withLock(\.self)
}

/// What only an engine behind a connection can get wrong.
@Suite(.only(.postgres, "one file has no connection to lose and one writer"))
struct ServerConnectionTests {
  private let store: TestStore
  private let mine = ID.example(1)
  private let theirs = ID.example(2)

  init() throws {
    store = try TestStore([counters])
    try store.database.write { transaction in
      for owner in [mine, theirs] {
        try transaction.execute("insert into counter (id, owner, count) values ($1, $1, 0)", [.id(owner)])
      }
    }
  }

  /// Ends every connection of this store's database but the one that asks, as a restart of the server does.
  private func cutConnections() throws {
    let other = try store.secondDatabase()
    defer { other.close() }
    try other.read { connection in
      _ = try connection.rows(
        """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'nanal' and pid <> pg_backend_pid()
        """
      ) { _ in true }
    }
  }

  private func count(of owner: ID) throws -> Int {
    let count = try store.database.read { connection in
      try connection.one("select count from counter where id = $1", [.id(owner)]) { row in try row.int(0) }
    }
    return try #require(count)
  }

  @Test func `a read whose connection is cut goes on with another`() throws {
    var runs = 0
    let count = try store.database.read { connection in
      runs += 1
      if runs == 1 { try cutConnections() }
      return try connection.one("select count(*) from counter") { row in try row.int(0) }
    }
    #expect(count == 2)
    #expect(runs == 2)
  }

  @Test func `a write whose connection is cut before its end is done once`() throws {
    var runs = 0
    try store.database.write { transaction in
      runs += 1
      try countUp(mine, in: transaction)
      if runs == 1 { try cutConnections() }
      try countUp(mine, in: transaction)
    }
    #expect(runs == 2)
    #expect(try count(of: mine) == 2)
  }

  @Test func `a write whose end nobody told says so, and is not done again`() throws {
    var runs = 0
    #expect(throws: StoreError.unconfirmed) {
      try store.database.write { transaction in
        runs += 1
        try countUp(mine, in: transaction)
        // The server hears nothing of the commit.
        try cutConnections()
      }
    }
    #expect(runs == 1)
    #expect(try count(of: mine) == 0)
  }

  @Test func `a failed statement that its caller passed over lets nothing of the write be kept`() throws {
    #expect(throws: StoreError.self) {
      try store.database.write { transaction in
        try countUp(mine, in: transaction)
        _ = try? transaction.execute("insert into counter (id, owner, count) values ($1, $1, 0)", [.id(mine)])
      }
    }
    #expect(try count(of: mine) == 0)
  }

  @Test func `an error of a statement that nobody waited for comes with the next one or the commit`() throws {
    for waits in [true, false] {
      #expect(throws: StoreError.self) {
        try store.database.write { transaction in
          for _ in 0..<3 {
            try transaction.queue("insert into counter (id, owner, count) values ($1, $1, 0)", [.id(mine)])
          }
          if waits { try countUp(theirs, in: transaction) }
        }
      }
    }
    #expect(try count(of: theirs) == 0)
  }

  @Test func `ten thousand statements that nobody waits for are all kept, in their order`() throws {
    try store.database.write { transaction in
      let insert = try transaction.prepare("insert into counter (id, owner, count) values ($1, $2, $3)")
      for number in 0..<10_000 {
        try insert.queue([.id(.example(100 + number)), .id(mine), .int(number)])
        guard number % 1000 == 0 else { continue }
        #expect(try transaction.exists("select 1 from counter where count = $1", [.int(number)]))
      }
    }
    let sum = try store.database.read { connection in
      try connection.one("select cast(sum(count) as bigint) from counter") { row in try row.int(0) }
    }
    #expect(sum == 49_995_000)
  }

  @Test func `a long answer comes row by row, with other statements in between`() throws {
    try store.database.write { transaction in
      for number in 1...5000 {
        try transaction.queue(
          "insert into counter (id, owner, count) values ($1, $2, $3)",
          [.id(.example(100 + number)), .id(mine), .int(number)])
      }
    }
    var seen = 0
    try store.database.read { connection in
      seen = 0
      try connection.each("select count from counter where count > $1 order by count", [.int(0)]) { row in
        seen += 1
        let number = try row.int(0)
        guard number % 500 == 0 else { return }
        #expect(try connection.exists("select 1 from counter where count = $1", [.int(seen)]))
      }
    }
    #expect(seen == 5000)
  }

  @Test func `a place that was null once may hold a value the next time`() throws {
    let found = try store.database.read { connection in
      try [nil, 0].map { count in
        try connection.rows("select id from counter where count = $1", [.int(count)]) { row in try row.id(0) }.count
      }
    }
    #expect(found == [0, 2])
  }

  @Test func `two writes that lock each other are both done`() throws {
    let met = Mutex(0)
    let database = store.database
    let errors = inThreads(2) { [mine, theirs] number in
      let order = number == 0 ? [mine, theirs] : [theirs, mine]
      try database.write(.rows) { transaction in
        try countUp(order[0], in: transaction)
        met.withLock { $0 += 1 }
        // Each holds one row before it asks for the other's.
        for _ in 0..<1000 where met.withLock({ $0 < 2 }) { usleep(1000) }
        try countUp(order[1], in: transaction)
      }
    }
    #expect(errors.isEmpty)
    #expect(try [count(of: mine), count(of: theirs)] == [2, 2])
  }

  @Test func `what one owner writes keeps that owner's writes waiting and no other's`() throws {
    let other = try store.secondDatabase(busySeconds: 1)
    defer { other.close() }
    try store.database.write(of: mine) { transaction in
      try countUp(mine, in: transaction)
      try other.write(of: theirs) { try countUp(theirs, in: $0) }
      #expect(throws: StoreError.busy(seconds: 1)) { try other.write(of: mine) { try countUp(mine, in: $0) } }
      #expect(throws: StoreError.busy(seconds: 1)) { try other.write { try countUp(theirs, in: $0) } }
    }
    #expect(try [count(of: mine), count(of: theirs)] == [1, 1])
  }

  @Test func `sixteen threads of two processes that look and then write lose nothing`() throws {
    let other = try store.secondDatabase(busySeconds: 60)
    defer { other.close() }
    let databases = [store.database, other]
    let errors = inThreads(16) { [mine] number in
      let database = databases[number % 2]
      for _ in 0..<25 {
        try database.write(of: mine) { transaction in
          let count = try transaction.one("select count from counter where id = $1", [.id(mine)]) { row in
            try row.int(0)
          }
          try transaction.execute(
            "update counter set count = $2 where id = $1", [.id(mine), .int((count ?? 0) + 1)])
        }
      }
    }
    #expect(errors.isEmpty)
    #expect(try count(of: mine) == 400)
  }

  @Test func `work beside a transaction is kept though the transaction is not`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try store.database.write(of: mine) { transaction in
        try countUp(mine, in: transaction)
        try store.database.aside { try countUp(theirs, in: $0) }
        // And this thread is inside of its own one again.
        #expect(try count(of: mine) == 1)
        throw Stop()
      }
    }
    #expect(try [count(of: mine), count(of: theirs)] == [0, 1])
  }

  @Test func `more threads than connections take turns`() throws {
    let database = store.database
    let errors = inThreads(40) { _ in
      for _ in 0..<5 { _ = try database.read { try $0.exists("select 1 from counter") } }
    }
    #expect(errors.isEmpty)
  }
}
