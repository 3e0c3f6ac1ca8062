import Base
import Glibc
package import Store

/// The embedded engine: one file in the data folder, many readers, one writer.
///
/// Write-ahead log with a full sync at each commit: what `write` has returned for survives a loss of power. Pages are
/// read through bounded caches and not mapped, so that memory does not grow with the file. They are of 8 KiB, since a
/// large import then is written in half as many pieces.
package final class SQLiteDatabase: Database {
  /// How many threads may read at once; further ones wait.
  private static let readerLimit = 16
  /// How long a thread waits for its turn within this process.
  private static let turnSeconds = 60.0

  private struct State {
    var readers: [SQLiteConnection] = []
    var readerCount = 0
    var writer: SQLiteConnection?
    var isWriting = false
    var isClosed = false
    /// What each thread is inside of.
    var inside: [pthread_t: Use] = [:]
    var dataVersion = -1
  }

  private enum Use {
    case reading(SQLiteConnection)
    case writing(SQLiteTransaction)
  }

  private let place: SQLitePlace
  private let state: Monitor<State>
  package let engine = Engine.sqlite
  package let changes: ChangeFeed
  package let search: any SearchIndex = SQLiteSearchIndex()
  package let engineMigrations = SQLiteSearchIndex.migrations

  /// Opens or creates the database `nanal.sqlite` in `folder`.
  package init(folder: DataFolder, busySeconds: Int = 5) throws(StoreError) {
    let file = try folder.privateFile("nanal.sqlite")
    place = SQLitePlace(folder: folder.path, file: file, busySeconds: busySeconds)
    let writer = try SQLiteConnection(
      place,
      pragmas: [
        "pragma page_size = 8192", "pragma journal_mode = wal", "pragma synchronous = full", "pragma foreign_keys = on",
        "pragma cache_size = -64000", "pragma journal_size_limit = 67108864", "pragma trusted_schema = off",
      ])
    let state = Monitor(State(writer: writer))
    self.state = state
    changes = ChangeFeed(.asked { SQLiteDatabase.wroteElsewhere(state) })
  }

  deinit {
    close()
  }

  package func read<T>(_ body: (any Connection) throws -> T) throws -> T {
    switch state.locked({ $0.inside[pthread_self()] }) {
    case .reading(let connection): return try body(connection)
    case .writing(let transaction): return try body(transaction)
    case nil: break
    }
    let reader = try takeReader()
    defer { giveBack(reader) }
    try reader.perform("begin")
    defer { try? reader.perform("rollback") }
    return try body(reader)
  }

  @discardableResult
  package func write<T>(_ scope: WriteScope, _ body: (any Transaction) throws -> T) throws -> T {
    let (answer, changed) = try transact(body)
    changes.publish(changed)
    return answer
  }

  package func writeIfFree<T>(_ body: (any Transaction) throws -> T) throws -> T? {
    guard let writer = try takeWriter(waiting: 0) else { return nil }
    let done = try untilGivenBack { try writer.beginIfFree() ? transact(writer, body) : nil }
    guard let (answer, changed) = done else { return nil }
    changes.publish(changed)
    return answer
  }

  /// Runs `body`, in which this thread has the writer, and gives it back.
  private func untilGivenBack<T>(_ body: () throws -> T) throws -> T {
    defer { giveBackWriter() }
    return try body()
  }

  private func transact<T>(_ body: (any Transaction) throws -> T) throws -> (T, Set<Change>) {
    guard let writer = try takeWriter(waiting: SQLiteDatabase.turnSeconds) else {
      throw StoreError.busy(seconds: Int(SQLiteDatabase.turnSeconds))
    }
    return try untilGivenBack {
      try writer.perform("begin immediate")
      return try transact(writer, body)
    }
  }

  private func transact<T>(
    _ writer: SQLiteConnection, _ body: (any Transaction) throws -> T
  ) throws -> (T, Set<Change>) {
    do {
      let transaction = SQLiteTransaction(writer)
      state.locked { $0.inside[pthread_self()] = .writing(transaction) }
      let answer = try body(transaction)
      try writer.perform("commit")
      return (answer, transaction.changes)
    } catch {
      if writer.isInTransaction { try? writer.perform("rollback") }
      throw error
    }
  }

  package func aside<T>(_ body: (any Transaction) throws -> T) throws -> T? { nil }

  package func standstill<T>(_ body: (any Connection) throws -> T) throws -> T {
    // A transaction that writes nothing, and is the one writer's all the same.
    try transact(body).0
  }

  package func shelf(_ name: ShelfName, in folder: DataFolder) throws -> any Shelf {
    try FolderShelf(name, in: folder)
  }

  package func close() {
    changes.close()
    state.signal { $0.isClosed = true }
    _ = state.wait { state -> Bool? in
      guard state.readerCount == state.readers.count, !state.isWriting else { return nil }
      state.readers = []
      state.readerCount = 0
      state.writer = nil
      return true
    }
  }

  // MARK: Turns

  private func takeReader() throws(StoreError) -> SQLiteConnection {
    enum Turn { case known(SQLiteConnection), new, closed }
    let turn: Turn? = state.wait(seconds: SQLiteDatabase.turnSeconds) { state in
      if state.isClosed { return .closed }
      if let reader = state.readers.popLast() {
        state.inside[pthread_self()] = .reading(reader)
        return .known(reader)
      }
      guard state.readerCount < SQLiteDatabase.readerLimit else { return nil }
      state.readerCount += 1
      return .new
    }
    switch turn {
    case .known(let reader): return reader
    case .closed: throw .misuse("the database is closed")
    case nil: throw .busy(seconds: Int(SQLiteDatabase.turnSeconds))
    case .new: break
    }
    do {
      let reader = try SQLiteConnection(place, pragmas: ["pragma query_only = on", "pragma cache_size = -2000"])
      state.locked { $0.inside[pthread_self()] = .reading(reader) }
      return reader
    } catch {
      state.signal { $0.readerCount -= 1 }
      throw error
    }
  }

  private func giveBack(_ reader: SQLiteConnection) {
    state.signal { state in
      state.inside[pthread_self()] = nil
      // One that could not end its view would show it for ever.
      if reader.isInTransaction { state.readerCount -= 1 } else { state.readers.append(reader) }
    }
  }

  /// The writer, or nil where another still had it after so many seconds.
  private func takeWriter(waiting seconds: Double) throws(StoreError) -> SQLiteConnection? {
    enum Turn { case yours(SQLiteConnection), nested, closed }
    let turn: Turn? = state.wait(seconds: seconds) { state in
      if state.inside[pthread_self()] != nil { return .nested }
      guard !state.isClosed, let writer = state.writer else { return .closed }
      guard !state.isWriting else { return nil }
      state.isWriting = true
      return .yours(writer)
    }
    switch turn {
    case .yours(let writer): return writer
    case .nested: throw .misuse("a write inside a read or a write")
    case .closed: throw .misuse("the database is closed")
    case nil: return nil
    }
  }

  private func giveBackWriter() {
    state.signal { state in
      state.inside[pthread_self()] = nil
      state.isWriting = false
    }
  }

  /// Whether another process, or another connection than our writer, has written since the last time.
  private static func wroteElsewhere(_ state: Monitor<State>) -> Bool {
    // While we write, nobody else does.
    let writer: SQLiteConnection? = state.locked { state in
      guard !state.isWriting, !state.isClosed else { return nil }
      state.isWriting = true
      return state.writer
    }
    guard let writer else { return false }
    let version = try? writer.one("pragma data_version") { row in try row.int(0) }
    return state.signal { state in
      state.isWriting = false
      guard let version = version ?? nil else { return false }
      defer { state.dataVersion = version }
      return state.dataVersion != -1 && state.dataVersion != version
    }
  }
}
