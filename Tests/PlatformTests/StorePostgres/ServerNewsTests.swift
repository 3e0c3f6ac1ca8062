import Base
import Store
import TestSupport
import Testing

@Suite(.only(.postgres, "a file's other writers are noticed, not told of"))
struct ServerNewsTests {
  private let store: TestStore
  private let mine = ID.example(1)
  private let theirs = ID.example(2)

  init() throws {
    store = try TestStore()
  }

  /// Writes until the listener hears: its process may still be on its way to the server.
  private func heard(by listener: Listener, _ write: () throws -> Void) throws -> Set<String>? {
    for _ in 0..<100 {
      try write()
      if let topics = listener.wait(seconds: 0.2), !topics.isEmpty { return topics }
    }
    return nil
  }

  @Test func `a listener hears by its topic what another process has kept for its owner alone`() throws {
    let other = try store.secondDatabase()
    defer { other.close() }
    let listener = store.database.changes.listen(owner: mine)
    defer { listener.cancel() }
    let topics = try heard(by: listener) {
      try other.write { $0.touch(owner: theirs, topic: "diary") }
      try other.write { $0.touch(owner: mine, topic: "trades/2026-04") }
    }
    #expect(topics == ["trades/2026-04"])
    let house = try heard(by: listener) { try other.write { $0.touch(owner: nil, topic: "jobs") } }
    #expect(house?.subtracting(["trades/2026-04"]) == ["jobs"])
  }

  @Test func `what is one's own is told once and at once`() throws {
    let listener = store.database.changes.listen(owner: mine)
    defer { listener.cancel() }
    try store.database.write { $0.touch(owner: mine, topic: "a") }
    #expect(listener.take() == ["a"])
    #expect(listener.wait(seconds: 0.6) == [])
  }

  @Test func `more topics than anybody wants to hear become one word`() throws {
    let other = try store.secondDatabase()
    defer { other.close() }
    let listener = store.database.changes.listen(owner: mine)
    defer { listener.cancel() }
    let topics = try heard(by: listener) {
      try other.write { transaction in
        for number in 0..<200 { transaction.touch(owner: mine, topic: "trades/\(number)") }
      }
    }
    #expect(topics == [Change.everything])
  }

  @Test func `a listener that was cut off hears that it may have missed something`() throws {
    let other = try store.secondDatabase()
    defer { other.close() }
    let listener = store.database.changes.listen(owner: mine)
    defer { listener.cancel() }
    _ = try heard(by: listener) { try other.write { $0.touch(owner: mine, topic: "a") } }
    try other.read { connection in
      _ = try connection.rows(
        """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'nanal' and pid <> pg_backend_pid()
        """
      ) { _ in true }
    }
    var topics: Set<String> = []
    for _ in 0..<100 where !topics.contains(Change.everything) { topics.formUnion(listener.wait(seconds: 0.2) ?? []) }
    #expect(topics.contains(Change.everything))
  }
}
