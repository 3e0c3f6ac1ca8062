import Base
import CPostgres
import Glibc
import Store

/// What was changed by whom, from process to process.
///
/// A write leaves its topics in a table and notifies with owner and number alone; who has a listener for that owner looks
/// the topics up.
final class PostgresNews: Sendable {
  /// How long a change can be looked up, in seconds: a process that was cut off for longer tells its pages to look anew.
  private static let keptSeconds = 600

  private struct State {
    var connection: PostgresConnection?
    var wasConnected = false
    var sweptAt = 0
  }

  private let place: PostgresPlace
  private let isOurs: @Sendable (Int32) -> Bool
  private let state = Monitor(State())

  init(_ place: PostgresPlace, isOurs: @escaping @Sendable (Int32) -> Bool) {
    self.place = place
    self.isOurs = isOurs
  }

  /// Notes within a transaction what it changes, for the other processes.
  static func tell(_ changes: Set<Change>, _ connection: PostgresConnection) throws(StoreError) {
    for (owner, changes) in Dictionary(grouping: changes, by: \.owner) {
      let topics = changes.count > Change.limit ? [Change.everything] : changes.map(\.topic).sorted()
      _ = try connection.run(
        """
        with noted as (
          insert into change (owner, topics, made_at)
          values ($1, $2, cast(extract(epoch from now()) as bigint)) returning number)
        select pg_notify($3, $4 || ' ' || number) from noted
        """,
        [
          .id(owner), .text(topics.joined(separator: " ")), .text(channel(connection)),
          .text(owner?.text ?? "-"),
        ])
    }
  }

  /// Waits for news from other processes for at most so many seconds.
  @Sendable func next(_ seconds: Double, _ isHeard: (ID?) -> Bool) -> Set<Change> {
    do throws(StoreError) {
      let (connection, isBack) = try connection()
      // Nobody knows what was missed.
      if isBack { return [Change(owner: nil, topic: Change.everything)] }
      try sweep(connection)
      return try wait(seconds, connection, isHeard)
    } catch {
      state.locked { $0.connection = nil }
      usleep(250_000)
      return []
    }
  }

  /// The connection that listens, and whether it is a new one in place of one that was lost.
  private func connection() throws(StoreError) -> (PostgresConnection, isBack: Bool) {
    if let known = state.locked({ $0.connection }) { return (known, false) }
    let connection = try PostgresConnection(place)
    try connection.perform("listen \"\(PostgresNews.channel(connection))\"")
    return state.locked { state in
      defer { (state.connection, state.wasConnected) = (connection, true) }
      return (connection, state.wasConnected)
    }
  }

  private func wait(
    _ seconds: Double, _ connection: PostgresConnection, _ isHeard: (ID?) -> Bool
  ) throws(StoreError) -> Set<Change> {
    var watched = pollfd(fd: PQsocket(connection.handle), events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, Int32(seconds * 1000)) > 0 else { return [] }
    guard PQconsumeInput(connection.handle) == 1 else {
      throw .unreachable(PostgresErrors.text(PQerrorMessage(connection.handle)))
    }
    var changes: Set<Change> = []
    while let notification = PQnotifies(connection.handle) {
      defer { PQfreemem(notification) }
      guard !isOurs(notification.pointee.be_pid) else { continue }
      let parts = PostgresErrors.text(notification.pointee.extra).split(separator: " ")
      guard parts.count == 2, let number = Int(parts[1]) else { continue }
      let owner = try? ID(text: String(parts[0]))
      if isHeard(owner) { changes.formUnion(try lookUp(number, owner, connection)) }
    }
    return changes
  }

  private func lookUp(_ number: Int, _ owner: ID?, _ connection: PostgresConnection) throws(StoreError) -> [Change] {
    let topics = try connection.one("select topics from change where number = $1", [.int(number)]) { row in
      try row.text(0)
    }
    return (topics ?? Change.everything).split(separator: " ").map { Change(owner: owner, topic: String($0)) }
  }

  private func sweep(_ connection: PostgresConnection) throws(StoreError) {
    let now = time(nil)
    let isDue = state.locked { state in
      guard now - state.sweptAt > 60 else { return false }
      state.sweptAt = now
      return true
    }
    guard isDue else { return }
    _ = try connection.run(
      "delete from change where made_at < cast(extract(epoch from now()) as bigint) - $1",
      [.int(PostgresNews.keptSeconds)])
  }

  /// The channel of this house; several may share a database.
  private static func channel(_ connection: PostgresConnection) -> String {
    "nanal_\(connection.schema.filter { $0.isLetter || $0.isNumber || $0 == "_" })"
  }
}
