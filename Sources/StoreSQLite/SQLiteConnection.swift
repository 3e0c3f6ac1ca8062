import CSQLite
import Glibc
import Store

/// One open connection, used by one thread at a time.
final class SQLiteConnection: Connection {
  /// How many statements a connection remembers before it forgets them all.
  private static let statementLimit = 256

  private let handle: OpaquePointer
  private let errors: SQLiteErrors
  private let busySeconds: Int
  private var known: [String: PreparedStatement] = [:]

  init(_ place: SQLitePlace, pragmas: [String]) throws(StoreError) {
    errors = SQLiteErrors(place)
    busySeconds = place.busySeconds
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(place.file, &opened, flags, nil)
    guard let opened else { throw .engine(code: Int(code), detail: "no memory for a connection", sql: "") }
    guard code == SQLITE_OK else {
      defer { sqlite3_close_v2(opened) }
      throw errors.error(code, opened, sql: "")
    }
    handle = opened
    sqlite3_busy_timeout(handle, Int32(place.busySeconds * 1000))
    for pragma in pragmas { try retryingWhileBusy(pragma, seconds: place.busySeconds) }
  }

  deinit {
    forgetStatements()
    sqlite3_close_v2(handle)
  }

  func prepare(_ sql: String) throws(StoreError) -> any Statement {
    let known = known[sql]
    if let known, !known.isLent {
      known.isLent = true
      return SQLiteStatement(known, self)
    }
    let statement = try PreparedStatement(sql, handle, errors)
    // One that is lent already is remembered; its double is for this once.
    if known == nil { remember(statement) }
    return SQLiteStatement(statement, self)
  }

  func hasTable(_ name: String) throws(StoreError) -> Bool {
    try exists("select 1 from sqlite_master where type = 'table' and name = $1", [.text(name)])
  }

  /// Takes a statement back that nobody runs any more.
  func giveBack(_ statement: PreparedStatement) {
    guard statement.isRemembered else { return statement.finalize() }
    sqlite3_reset(statement.handle)
    statement.isLent = false
  }

  private func remember(_ statement: PreparedStatement) {
    if known.count >= SQLiteConnection.statementLimit { forgetStatements() }
    known[statement.sql] = statement
    statement.isRemembered = true
  }

  /// Forgets all statements; those that are lent end when they are given back.
  private func forgetStatements() {
    for statement in known.values {
      statement.isRemembered = false
      if !statement.isLent { statement.finalize() }
    }
    known.removeAll(keepingCapacity: true)
  }

  /// The engine does not wait by itself where two processes that open a new file both turn on its log.
  private func retryingWhileBusy(_ sql: String, seconds: Int) throws(StoreError) {
    var attemptsLeft = seconds * 50
    while true {
      do throws(StoreError) {
        return try perform(sql)
      } catch {
        guard case .busy = error, attemptsLeft > 0 else { throw error }
        attemptsLeft -= 1
        usleep(20_000)
      }
    }
  }

  func perform(_ sql: String) throws(StoreError) {
    try prepare(sql).run()
  }

  /// Begins to write unless another process does; answers whether it has begun.
  func beginIfFree() throws(StoreError) -> Bool {
    sqlite3_busy_timeout(handle, 0)
    defer { sqlite3_busy_timeout(handle, Int32(busySeconds * 1000)) }
    do {
      try perform("begin immediate")
      return true
    } catch .busy {
      return false
    }
  }

  /// Whether a transaction is open; the engine ends one by itself after some errors.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  func error(_ code: Int32, sql: String) -> StoreError {
    errors.error(code, handle, sql: sql)
  }

  /// The rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }
}
