import App
import Base
import Book
import HTTP
import Store
import TestSupport
import Testing
import Trades

@Suite struct EventTests {
  private func read(_ stream: EventStream) -> String? {
    var buffer = [UInt8](repeating: 0, count: 10_000)
    switch buffer.withUnsafeMutableBytes({ stream.read(into: $0, sleep: {}) }) {
    case .bytes(let count): return String(decoding: buffer[..<count], as: UTF8.self)
    case .asleep: return ""
    case .end: return nil
    }
  }

  @Test func `a write is told to open pages, with the month that it changed`() throws {
    let home = try Home()
    let stream = try #require(try home.get("/events").events)
    #expect(read(stream) == "")
    try home.add(.memo, "2026-04-10", memo: "메모")
    let told = try #require(read(stream))
    #expect(told.hasPrefix("event: change\ndata: "))
    #expect(told.contains("trades/2026-04"))
    try home.add(.memo, "2026-05-10", memo: "메모")
    let next = try #require(read(stream))
    #expect(next.contains("trades/2026-05") && !next.contains("trades/2026-04"))
    stream.close()
    try home.add(.memo, "2026-06-10", memo: "메모")
    #expect(read(stream) == nil)
  }

  @Test func `nobody is told of what others write`() throws {
    let home = try Home()
    let stream = try #require(try home.get("/events").events)
    let other = home.composition.house.ids.next()
    try home.composition.house.database.write { $0.touch(owner: other, topic: "trades/2026-04") }
    #expect(read(stream) == "")
    try home.composition.house.database.write { $0.touch(owner: home.owner, topic: "settings") }
    #expect(read(stream) == "event: change\ndata: settings\n\n")
    stream.close()
  }
}
