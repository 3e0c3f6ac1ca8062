import Base
import Store
import Synchronization
import TestSupport
import Testing

@Suite struct ChangeFeedTests {
  private let mine = ID.example(1)
  private let theirs = ID.example(2)

  @Test func `a listener is told its owner's topics once they are kept, each once`() throws {
    let store = try TestStore()
    let listener = store.database.changes.listen(owner: mine, polls: false)
    defer { listener.cancel() }
    try store.database.write { transaction in
      transaction.touch(owner: mine, topic: "trades/2026-04")
      transaction.touch(owner: mine, topic: "trades/2026-04")
      transaction.touch(owner: theirs, topic: "diary")
      transaction.touch(owner: nil, topic: "jobs")
      #expect(listener.take() == [])
    }
    #expect(listener.take() == ["trades/2026-04", "jobs"])
    #expect(listener.take() == [])
  }

  @Test func `what was undone is not told`() throws {
    struct Stop: Error {}
    let store = try TestStore()
    let listener = store.database.changes.listen(owner: mine, polls: false)
    defer { listener.cancel() }
    #expect(throws: Stop.self) {
      try store.database.write { transaction in
        transaction.touch(owner: mine, topic: "a")
        throw Stop()
      }
    }
    #expect(listener.take() == [])
  }

  @Test func `a listener that takes nothing is woken once and keeps a bounded number of topics`() throws {
    let store = try TestStore()
    let calls = Mutex(0)
    let listener = store.database.changes.listen(owner: mine, polls: false) { calls.withLock { $0 += 1 } }
    defer { listener.cancel() }
    for number in 0..<200 {
      try store.database.write { $0.touch(owner: mine, topic: "\(number)") }
    }
    #expect(calls.withLock(\.self) == 1)
    #expect(listener.take() == [Change.everything])
    try store.database.write { $0.touch(owner: mine, topic: "next") }
    #expect(calls.withLock(\.self) == 2)
  }

  @Test func `who has cancelled is told nothing and waits no more`() throws {
    let store = try TestStore()
    let listener = store.database.changes.listen(owner: mine)
    let worker = Worker { #expect(listener.wait(seconds: 600) == nil) }
    listener.cancel()
    worker?.join()
    try store.database.write { $0.touch(owner: mine, topic: "a") }
    #expect(listener.take() == [])
  }

  @Test(.only(.sqlite, "a file says that it was written, not what"))
  func `a write by another process is noticed, one's own is told by its topic alone`() throws {
    let store = try TestStore()
    let other = try store.secondDatabase()
    defer { other.close() }
    let listener = other.changes.listen(owner: mine)
    defer { listener.cancel() }
    try other.write { transaction in
      try transaction.execute("update store set id = $1", [.id(mine)])
      transaction.touch(owner: mine, topic: "own")
    }
    #expect(listener.wait(seconds: 60) == ["own"])
    // The poll may not have taken its first look yet: write until it sees one.
    var heard: Set<String>? = []
    for _ in 0..<100 where heard?.isEmpty == true {
      try store.database.write { try $0.execute("update store set single = 1") }
      heard = listener.wait(seconds: 0.6)
    }
    #expect(heard == [Change.everything])
  }

  @Test(.only(.postgres, "the server tells what was written, and to whom"))
  func `a write by another process is told to its owner by its topics`() throws {
    let store = try TestStore()
    let other = try store.secondDatabase()
    defer { other.close() }
    let listener = other.changes.listen(owner: mine)
    defer { listener.cancel() }
    // It may not listen to the server yet: write until it hears one.
    var heard: Set<String>? = []
    for _ in 0..<100 where heard?.isEmpty == true {
      try store.database.write { transaction in
        transaction.touch(owner: theirs, topic: "diary")
        transaction.touch(owner: mine, topic: "trades/2026-04")
      }
      heard = listener.wait(seconds: 0.6)
    }
    #expect(heard == ["trades/2026-04"])
  }
}
