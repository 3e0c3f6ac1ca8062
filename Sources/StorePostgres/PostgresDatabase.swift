import Base
import Glibc
package import Store

/// The server's engine: many processes and many writers on one PostgreSQL.
///
/// A read is a repeatable read, so that its statements see one moment. A write is a read committed transaction that
/// holds the locks of its scope: whoever waited for them sees from statement to statement what the others finished.
package final class PostgresDatabase: Database {
  /// How long work is tried again while the server is away, in seconds: the time of a restart.
  private static let patience = 15

  private enum Use {
    case reading(PostgresConnection)
    case writing(PostgresTransaction)
  }

  private let pool: PostgresPool
  /// For work beside a transaction, so that a thread that holds a connection never waits for another of the same pool.
  private let sidePool: PostgresPool
  private let inside = Monitor<[pthread_t: Use]>([:])
  private let isEnding = Monitor(false)
  package let engine = Engine.postgres
  package let changes: ChangeFeed
  package let search: any SearchIndex = PostgresSearchIndex()
  package let engineMigrations = PostgresMigrations.all

  /// Opens the database at an address as libpq reads it.
  ///
  /// It uses at most so many connections at a time, and three more for changes and work beside transactions. A write
  /// waits for others for at most `busySeconds`.
  package init(url: String, connections: Int = 16, busySeconds: Int = 60) throws(StoreError) {
    let place = PostgresPlace(url: url, busySeconds: busySeconds)
    let pool = PostgresPool(place, limit: connections)
    self.pool = pool
    sidePool = PostgresPool(place, limit: 2)
    let side = sidePool
    let news = PostgresNews(place) { pool.isOurs($0) || side.isOurs($0) }
    changes = ChangeFeed(.told(news.next))
    // An address that leads nowhere is found now and not at the first page.
    pool.giveBack(try pool.take())
  }

  deinit {
    close()
  }

  package func read<T>(_ body: (any Connection) throws -> T) throws -> T {
    switch inside.locked({ $0[pthread_self()] }) {
    case .reading(let connection): return try body(connection)
    case .writing(let transaction): return try body(transaction)
    case nil: break
    }
    return try patiently {
      let connection = try pool.take()
      return try use(connection, of: pool, as: .reading(connection)) {
        try connection.begin("repeatable read read only")
        return try body(connection)
      }
    }
  }

  @discardableResult
  package func write<T>(_ scope: WriteScope, _ body: (any Transaction) throws -> T) throws -> T {
    let isInside = inside.locked { $0[pthread_self()] != nil }
    guard !isInside else { throw StoreError.misuse("a write inside a read or a write") }
    return try transact(scope, pool, body)
  }

  package func writeIfFree<T>(_ body: (any Transaction) throws -> T) throws -> T? {
    try write(.rows, body)
  }

  package func aside<T>(_ body: (any Transaction) throws -> T) throws -> T? {
    let outer = inside.locked { $0.removeValue(forKey: pthread_self()) }
    defer { inside.locked { $0[pthread_self()] = outer } }
    return try transact(.rows, sidePool, body)
  }

  package func standstill<T>(_ body: (any Connection) throws -> T) throws -> T {
    // Asked for beforehand: the view begins with the first question, and must not be older than the locks.
    let tables = try read(PostgresLocks.tables)
    return try patiently {
      let connection = try pool.take()
      return try use(connection, of: pool, as: .reading(connection)) {
        try connection.begin("repeatable read read only")
        try PostgresLocks.keepWritersOut(of: tables, connection)
        return try body(connection)
      }
    }
  }

  private func transact<T>(
    _ scope: WriteScope, _ pool: PostgresPool, _ body: (any Transaction) throws -> T
  ) throws -> T {
    let (answer, changed) = try patiently {
      let connection = try pool.take()
      let transaction = PostgresTransaction(connection)
      return try use(connection, of: pool, as: .writing(transaction)) {
        try connection.begin("read committed")
        try PostgresLocks.take(scope, connection)
        let answer = try body(transaction)
        try PostgresNews.tell(transaction.changes, connection)
        try connection.commit()
        return (answer, transaction.changes)
      }
    }
    changes.publish(changed)
    return answer
  }

  package func shelf(_ name: ShelfName, in folder: DataFolder) throws -> any Shelf {
    try RowShelf(name, self, in: folder)
  }

  package func stopWaiting() {
    isEnding.locked { $0 = true }
  }

  package func close() {
    stopWaiting()
    changes.close()
    pool.close()
    sidePool.close()
  }

  // MARK: Turns

  /// Runs `body` while this thread is inside of a transaction, and gives the connection back.
  private func use<T>(
    _ connection: PostgresConnection, of pool: PostgresPool, as use: Use, _ body: () throws -> T
  ) throws -> T {
    inside.locked { $0[pthread_self()] = use }
    defer {
      inside.locked { $0[pthread_self()] = nil }
      pool.giveBack(connection)
    }
    do {
      return try body()
    } catch StoreError.unconfirmed {
      throw StoreError.unconfirmed
    } catch {
      // What the caller made of the server's word does not matter: the whole is begun again.
      switch connection.trouble {
      case .lost: throw Again.whenBack(error)
      case .conflict: throw Again.atOnce(error)
      case nil: throw error
      }
    }
  }

  /// Why work is begun again.
  private enum Again: Error {
    case whenBack(any Error)
    case atOnce(any Error)
  }

  /// Tries again after a conflict a few times, and for some seconds while the server is away.
  private func patiently<T>(_ body: () throws -> T) throws -> T {
    var conflicts = 0
    var pause: UInt32 = 20_000
    let start = PostgresDatabase.monotonicSeconds
    while true {
      do {
        return try body()
      } catch Again.atOnce(let error) {
        conflicts += 1
        guard conflicts < 10 else { throw error }
        // Two that met must not meet again in step.
        usleep(UInt32.random(in: 1...20) * 1000 * UInt32(conflicts))
      } catch {
        let reason: any Error
        switch error {
        case Again.whenBack(let lost): reason = lost
        case StoreError.unreachable: reason = error
        default: throw error
        }
        guard isWorthWaiting(since: start) else { throw reason }
        usleep(pause)
        pause = min(pause * 2, 500_000)
      }
    }
  }

  private func isWorthWaiting(since start: Int) -> Bool {
    PostgresDatabase.monotonicSeconds - start < PostgresDatabase.patience && !isEnding.locked { $0 }
  }

  private static var monotonicSeconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec
  }
}
