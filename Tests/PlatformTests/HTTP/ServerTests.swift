import Glibc
import HTTP
import Synchronization
import TestSupport
import Testing

@Suite struct ServerTests {
  /// A handler that waits until it is let go.
  private static func gate(_ gate: Gate) -> Route {
    Route(.get, "/gate") { _ in
      gate.pass()
      return .text("passed")
    }
  }

  @Test func `two slow handlers stall nobody`() throws {
    let gate = Gate()
    let server = try Server(HTTPHouse.site([ServerTests.gate(gate)]), HTTPHouse.options())
    defer { server.stop() }
    let slow = try (0..<2).map { _ in try ask(server, "/gate") }
    gate.waitForVisitors(2)
    for _ in 0..<20 { #expect(try TestClient(.socket(server)).get("/").status == 200) }
    gate.open()
    for connection in slow { #expect(try connection.readResponse(to: .get).text == "passed") }
  }

  @Test func `eight tabs with ten event streams leave room for everything else`() throws {
    let streams = Mutex<[EventStream]>([])
    let site = HTTPHouse.site([
      Route(.get, "/events", kind: .events) { _ in
        let stream = EventStream()
        streams.withLock { $0.append(stream) }
        stream.send("hello")
        return .events(stream)
      }
    ])
    let server = try Server(site, HTTPHouse.options())
    defer { server.stop() }
    let listeners = try (0..<10).map { _ in try ask(server, "/events") }
    for listener in listeners { #expect(try listener.read(until: "data: hello\n\n").contains("text/event-stream")) }
    for _ in 0..<20 { #expect(try TestClient(.socket(server)).get("/long").status == 200) }
    for round in 0..<3 {
      for stream in streams.withLock({ $0 }) { #expect(stream.send("a\nb", event: "change", id: "\(round)")) }
      for listener in listeners {
        #expect(try listener.read(until: "data: b\n\n").contains("id: \(round)\nevent: change\ndata: a\n"))
      }
    }
    streams.withLock { $0 }.forEach { $0.close() }
    for listener in listeners { #expect(try listener.read(until: "0\r\n\r\n").contains("0")) }
  }

  @Test func `a listener that has gone or does not read is dropped and costs nothing`() throws {
    let closed = Counter()
    let stream = EventStream(limit: 1 << 20) { closed.increment() }
    let site = HTTPHouse.site([Route(.get, "/events", kind: .events) { _ in .events(stream) }])
    let server = try Server(site, HTTPHouse.options())
    defer { server.stop() }
    let listener = try ask(server, "/events")
    _ = try listener.read(until: "\r\n\r\n")
    let line = String(repeating: "x", count: 60_000)
    var sent = 0
    while stream.send(line), sent < 10_000 { sent += 1 }
    #expect(sent < 10_000)
    #expect(closed.value == 1)
    #expect(!stream.send("more"))
    #expect(try TestClient(.socket(server)).get("/").status == 200)
  }

  @Test func `a stop lets running requests finish and refuses new ones`() throws {
    let gate = Gate()
    let server = try Server(HTTPHouse.site([ServerTests.gate(gate)]), HTTPHouse.options())
    let running = try ask(server, "/gate")
    gate.waitForVisitors(1)
    let stopped = Gate()
    TestThread.start {
      server.stop()
      stopped.open()
    }
    while (try? TestClient(.socket(server)).get("/")) != nil { usleep(1000) }
    gate.open()
    let reply = try running.readResponse(to: .get)
    #expect(reply.text == "passed")
    stopped.pass()
  }

  @Test func `a stop ends what would not end, with streams and slow senders among it`() throws {
    let gate = Gate()
    let stream = EventStream()
    let events = Route(.get, "/events", kind: .events) { _ in .events(stream) }
    var options = HTTPHouse.options()
    options.stopSeconds = 0
    let server = try Server(HTTPHouse.site([ServerTests.gate(gate), events]), options)
    let stuck = try ask(server, "/gate")
    gate.waitForVisitors(1)
    let listener = try ask(server, "/events")
    _ = try listener.read(until: "\r\n\r\n")
    let sender = try TestConnection(port: server.port)
    sender.send("POST /form HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nabc")
    let idle = try TestConnection(port: server.port)
    server.stop()
    server.stop()
    #expect(!stream.isOpen)
    #expect(try stuck.readResponse(to: .get).status == 503)
    #expect(try sender.isClosedByServer())
    #expect(try idle.isClosedByServer())
    gate.open()
  }

  @Test func `a stop in the midst of traffic breaks nothing`() throws {
    let events = Route(.get, "/events", kind: .events) { _ in .events(EventStream()) }
    for _ in 0..<5 {
      var options = HTTPHouse.options()
      options.stopSeconds = 0
      let server = try Server(HTTPHouse.site([events]), options)
      let senders = try (0..<12).map { _ in try TestConnection(port: server.port) }
      for (index, sender) in senders.enumerated() {
        let target = index % 3 == 0 ? "/events" : "/long"
        sender.send(String(repeating: "GET \(target) HTTP/1.1\r\nhost: localhost\r\n\r\n", count: 20))
      }
      server.stop()
      for sender in senders { #expect(try sender.isClosedByServer()) }
      #expect(server.load.requests == 0)
    }
  }

  @Test func `a connection serves many requests, also when they are sent at once`() throws {
    let server = try Server(HTTPHouse.site(), HTTPHouse.options())
    defer { server.stop() }
    let connection = try TestConnection(port: server.port)
    let one = "GET /day/2026-11-30 HTTP/1.1\r\nhost: localhost\r\n\r\n"
    connection.send(one + one + one)
    for _ in 0..<3 { #expect(try connection.readResponse(to: .get).text == "2026-11-30") }
    connection.send("POST /form HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n")
    connection.send("content-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n")
    connection.send("3\r\na=1\r\n2\r\n&b\r\n0\r\n\r\n" + one)
    #expect(try connection.readResponse(to: .post).text == "a=1\nb=\n")
    #expect(try connection.readResponse(to: .get).status == 200)
  }

  @Test func `a port that is taken is said so`() throws {
    let server = try Server(HTTPHouse.site(), HTTPHouse.options())
    defer { server.stop() }
    var options = HTTPHouse.options()
    options.port = server.port
    #expect(throws: ServerError.portInUse(server.port)) { _ = try Server(HTTPHouse.site(), options) }
  }

  private func ask(_ server: Server, _ target: String) throws -> TestConnection {
    let connection = try TestConnection(port: server.port)
    connection.send("GET \(target) HTTP/1.1\r\nhost: localhost\r\n\r\n")
    return connection
  }
}
