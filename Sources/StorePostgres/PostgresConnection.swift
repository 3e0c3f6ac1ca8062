import CPostgres
import Store

/// One connection to the server, used by one thread at a time.
final class PostgresConnection: Connection {
  /// How many statements a connection remembers before it forgets them all.
  private static let statementLimit = 512
  /// How many answers may wait: few enough to lie in the buffers of a socket while we still send.
  private static let queueLimit = 200

  let handle: OpaquePointer
  private let busySeconds: Int
  /// Where the house's tables lie, which tells apart several houses of one database.
  private(set) var schema = ""
  /// What befell the connection or its transaction since the last ``begin()``.
  private(set) var trouble: Trouble?
  /// The first error of the transaction: after it, the server keeps nothing of the rest.
  private var firstError: StoreError?
  private var known: [String: Prepared] = [:]
  private var lastNumber = 0
  /// Statements that were sent and whose answers nobody has read.
  private var queued: [String] = []

  /// A statement as the server knows it.
  private struct Prepared {
    let name: String
    let types: [Oid]
  }

  init(_ place: PostgresPlace) throws(StoreError) {
    guard let handle = place.connect() else { throw .unreachable("no memory for a connection") }
    self.handle = handle
    busySeconds = place.busySeconds
    guard PQstatus(handle) == CONNECTION_OK else { throw .unreachable(PostgresErrors.text(PQerrorMessage(handle))) }
    try setUp()
  }

  deinit {
    PQfinish(handle)
  }

  /// The server's number for this connection, which notifications carry.
  var processID: Int32 { PQbackendPID(handle) }

  func prepare(_ sql: String) throws(StoreError) -> any Statement {
    PostgresStatement(sql, self)
  }

  func hasTable(_ name: String) throws(StoreError) -> Bool {
    try exists("select 1 from pg_tables where schemaname = current_schema() and tablename = $1", [.text(name)])
  }

  // MARK: Running

  /// Runs a statement that the connection remembers.
  func run(_ sql: String, _ values: [Value]) throws(StoreError) -> PostgresAnswer {
    try drain()
    let prepared = try prepared(sql, values)
    let parameters = try Parameters(values, types: prepared.types, sql: sql)
    return try answer(
      parameters.lend { count, places, lengths, formats in
        PQexecPrepared(handle, prepared.name, count, places, lengths, formats, 1)
      }, sql)
  }

  /// Sends a statement that answers nothing, and goes on.
  func queue(_ sql: String, _ values: [Value]) throws(StoreError) {
    if known[sql] == nil || queued.count >= PostgresConnection.queueLimit { try drain() }
    let prepared = try prepared(sql, values)
    let parameters = try Parameters(values, types: prepared.types, sql: sql)
    if queued.isEmpty { PQenterPipelineMode(handle) }
    queued.append(sql)
    let isSent = parameters.lend { count, places, lengths, formats in
      PQsendQueryPrepared(handle, prepared.name, count, places, lengths, formats, 1)
    }
    if isSent != 1 { throw error(nil, sql) }
  }

  /// Reads the answers of all that was sent; throws the first error among them.
  private func drain() throws(StoreError) {
    guard !queued.isEmpty else { return }
    defer {
      queued = []
      PQexitPipelineMode(handle)
    }
    PQpipelineSync(handle)
    var failure: StoreError?
    for sql in queued {
      do throws(StoreError) { _ = try answer(PQgetResult(handle), sql) } catch { failure = failure ?? error }
      // Each answer ends with nothing.
      PQclear(PQgetResult(handle))
    }
    PQclear(PQgetResult(handle))
    if let failure { throw failure }
  }

  /// Runs a statement without values, once.
  @discardableResult
  func perform(_ sql: String) throws(StoreError) -> PostgresAnswer {
    try drain()
    return try answer(PQexecParams(handle, sql, 0, nil, nil, nil, nil, 1), sql)
  }

  /// Begins to read a long answer and says by what name it goes on.
  func declareCursor(for sql: String, _ values: [Value]) throws(StoreError) -> String {
    try drain()
    lastNumber += 1
    let name = "cursor_\(lastNumber)"
    let types = values.map(PostgresType.of)
    let parameters = try Parameters(values, types: types, sql: sql)
    _ = try answer(
      parameters.lend { count, places, lengths, formats in
        PQexecParams(handle, "declare \(name) no scroll cursor for \(sql)", count, types, places, lengths, formats, 1)
      }, sql)
    return name
  }

  func closeCursor(_ name: String) {
    // One of a failed or ended transaction is gone already.
    if PQtransactionStatus(handle) == PQTRANS_INTRANS { _ = try? perform("close \(name)") }
  }

  private func prepared(_ sql: String, _ values: [Value]) throws(StoreError) -> Prepared {
    if let known = known[sql] { return known }
    return try remember(sql, values)
  }

  private func remember(_ sql: String, _ values: [Value]) throws(StoreError) -> Prepared {
    if known.count >= PostgresConnection.statementLimit {
      try perform("deallocate all")
      known = [:]
    }
    lastNumber += 1
    let name = "statement_\(lastNumber)"
    var types = values.map(PostgresType.of)
    _ = try answer(PQprepare(handle, name, sql, Int32(types.count), types), sql)
    // The server says of what type a null's place is; later runs may have a value there.
    if types.contains(PostgresType.unknown) {
      types = try answer(PQdescribePrepared(handle, name), sql).parameterTypes
    }
    let prepared = Prepared(name: name, types: types)
    known[sql] = prepared
    return prepared
  }

  private func answer(_ result: OpaquePointer?, _ sql: String) throws(StoreError) -> PostgresAnswer {
    let status = PQresultStatus(result)
    if let result, status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK { return PostgresAnswer(result) }
    defer { PQclear(result) }
    let error = error(result, sql)
    firstError = firstError ?? error
    throw error
  }

  private func error(_ result: OpaquePointer?, _ sql: String) -> StoreError {
    guard PQstatus(handle) == CONNECTION_OK else {
      trouble = .lost
      return .unreachable(PostgresErrors.text(PQerrorMessage(handle)))
    }
    // 'C' and 'M': the fields of state and message.
    let state = PostgresErrors.text(PQresultErrorField(result, 0x43))
    guard PQresultStatus(result) != PGRES_EMPTY_QUERY else { return .misuse("an empty statement") }
    trouble = trouble ?? PostgresErrors.trouble(state)
    let detail = PostgresErrors.text(PQresultErrorField(result, 0x4d))
    return PostgresErrors.error(state, detail, sql: sql, busySeconds: busySeconds)
  }

  // MARK: Transactions

  func begin(_ how: String) throws(StoreError) {
    trouble = nil
    firstError = nil
    try perform("begin isolation level \(how)")
  }

  /// Keeps what the transaction did.
  ///
  /// Where a statement of it had failed, though its caller went on, the server keeps nothing: that statement's error is
  /// thrown. Where the connection is lost meanwhile, nobody knows.
  func commit() throws(StoreError) {
    try drain()
    if let firstError { throw firstError }
    let answer: PostgresAnswer
    do throws(StoreError) {
      answer = try perform("commit")
    } catch {
      throw trouble == .lost ? .unconfirmed : error
    }
    guard answer.command == "COMMIT" else { throw .engine(code: 0, detail: answer.command, sql: "commit") }
  }

  /// Undoes what the transaction did; answers whether the connection is as good as new.
  func rollback() -> Bool {
    try? drain()
    if PQtransactionStatus(handle) != PQTRANS_IDLE { _ = try? perform("rollback") }
    return PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE
  }

  private func setUp() throws(StoreError) {
    guard PQserverVersion(handle) >= 130_000 else { throw .misuse("PostgreSQL 13 or newer is needed") }
    for setting in [
      "client_min_messages = warning",
      // Zero would wait for ever.
      "lock_timeout = '\(max(busySeconds * 1000, 1))ms'",
      "idle_in_transaction_session_timeout = '10min'",
    ] { try perform("set \(setting)") }
    let found = try one("select current_schema(), current_setting('server_encoding')") { row in
      (try row.optionalText(0), try row.text(1))
    }
    guard let (schema, encoding) = found, encoding == "UTF8" else { throw .misuse("the database must be in UTF8") }
    guard let schema else { throw .misuse("no schema of the search path is there") }
    self.schema = schema
  }
}
