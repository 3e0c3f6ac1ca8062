import HTTP
import TestSupport
import Testing

@Suite struct EventStreamTests {
  private func read(_ stream: EventStream) -> String? {
    var buffer = [UInt8](repeating: 0, count: 1000)
    switch buffer.withUnsafeMutableBytes({ stream.read(into: $0, sleep: {}) }) {
    case .bytes(let count): return String(decoding: buffer[..<count], as: UTF8.self)
    case .asleep: return ""
    case .end: return nil
    }
  }

  @Test func `events keep their order and their lines`() {
    let stream = EventStream()
    stream.send("one")
    stream.send("two\nthree\r\nfour", event: "a\nb", id: "1")
    #expect(read(stream) == "data: one\n\nid: 1\nevent: ab\ndata: two\ndata: three\ndata: four\n\n")
    #expect(read(stream) == "")
    stream.send("")
    #expect(read(stream) == "data: \n\n")
  }

  @Test func `a stream ends once, after what was sent`() {
    let closed = Counter()
    let stream = EventStream { closed.increment() }
    stream.send("last")
    stream.close()
    stream.close()
    #expect(closed.value == 1)
    #expect(!stream.isOpen)
    #expect(!stream.send("more"))
    #expect(read(stream) == "data: last\n\n")
    #expect(read(stream) == nil)
  }

  @Test func `what is not read is bounded`() {
    let stream = EventStream(limit: 100)
    #expect(stream.send(String(repeating: "x", count: 80)))
    #expect(!stream.send(String(repeating: "x", count: 80)))
    #expect(!stream.isOpen)
  }

  @Test func `without a socket the reply carries the stream itself`() throws {
    let site = HTTPHouse.site([
      Route(.get, "/events", kind: .events) { _ in
        let stream = EventStream()
        stream.send("hello")
        return .events(stream)
      }
    ])
    let reply = try TestClient(.router(site)).get("/events")
    #expect(reply.headers["cache-control"] == "no-store")
    #expect(read(try #require(reply.events)) == "data: hello\n\n")
  }
}
