import Glibc
import HTTP
import TestSupport
import Testing

@Suite struct HostileTests {
  private func reply(to text: String, _ method: Method = .get) throws -> TestResponse {
    let server = try Server(HTTPHouse.site(), HTTPHouse.options())
    defer { server.stop() }
    let connection = try TestConnection(port: server.port)
    connection.send(text)
    let reply = try connection.readResponse(to: method)
    #expect(try TestClient(.socket(server)).get("/").status == 200)
    return reply
  }

  /// The library does not see the end of a connection that comes together with its last bytes; the deadline does.
  private static func impatient() -> ServerOptions {
    var options = HTTPHouse.options()
    options.headSeconds = 1
    options.idleSeconds = 1
    options.transferSeconds = 1
    options.slowestRate = 10 << 20
    return options
  }

  private static let host = "host: localhost\r\norigin: http://localhost\r\n"
  private static let form = host + "content-type: application/x-www-form-urlencoded\r\n"

  @Test func `too long a target is 414 and too many headers are 431`() throws {
    let long = String(repeating: "a", count: 9 << 10)
    #expect(try reply(to: "GET /\(long) HTTP/1.1\r\n\(HostileTests.host)\r\n").status == 414)
    #expect(try reply(to: "GET /query?\(long) HTTP/1.1\r\n\(HostileTests.host)\r\n").status == 414)
    let header = "x-\(long): \(long)\r\n"
    let many = String(repeating: header, count: 20)
    #expect(try reply(to: "GET / HTTP/1.1\r\n\(HostileTests.host)\(many)\r\n").status == 431)
  }

  @Test(arguments: [
    "/%", "/%zz", "/%00", "/a%00b", "/%ff", "/query?a=%", "/query?%00=1", "/day/%2e%2e%00", "http://localhost/", "day",
  ])
  func `a target that cannot be decoded is refused`(target: String) throws {
    #expect(try reply(to: "GET \(target) HTTP/1.1\r\n\(HostileTests.host)\r\n").status == 400)
  }

  @Test(arguments: [
    "content-length: 3\r\ncontent-length: 4\r\n", "content-length: 3\r\ntransfer-encoding: chunked\r\n",
    "transfer-encoding: gzip\r\n", "transfer-encoding: chunked, chunked\r\n", "content-length: -1\r\n",
    "content-length: +3\r\n", "content-length: 3, 3\r\n", "content-length: 99999999999999999999\r\n",
  ])
  func `a request whose end is ambiguous is refused and its connection closed`(lengths: String) throws {
    let server = try Server(HTTPHouse.site(), HostileTests.impatient())
    defer { server.stop() }
    let connection = try TestConnection(port: server.port)
    connection.send("POST /form HTTP/1.1\r\n\(HostileTests.form)\(lengths)\r\na=1")
    connection.endSending()
    let status = try? connection.readResponse(to: .post).status
    #expect(status == nil || status == 400 || status == 413)
    #expect(try connection.isClosedByServer())
    #expect(try TestClient(.socket(server)).get("/").status == 200)
  }

  @Test func `two hosts, none, and an unknown method are refused`() throws {
    #expect(try reply(to: "GET / HTTP/1.1\r\n\(HostileTests.host)host: evil.example\r\n\r\n").status == 400)
    #expect(try reply(to: "GET / HTTP/1.1\r\n\r\n").status == 400)
    #expect(try reply(to: "BREW / HTTP/1.1\r\n\(HostileTests.host)\r\n").status == 501)
    #expect(try reply(to: "TRACE / HTTP/1.1\r\n\(HostileTests.host)\r\n").status == 501)
  }

  @Test(arguments: [
    "\r\n\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: localhost\r\n folded: a\r\n\r\n", "GET / HTTP/1.1\r\nhost: a\u{0}b\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}",
    "POST /form HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    "POST /form HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
  ])
  func `nonsense hurts nobody and leaves nothing behind`(text: String) throws {
    let server = try Server(HTTPHouse.site(), HostileTests.impatient())
    defer { server.stop() }
    for _ in 0..<3 {
      let connection = try TestConnection(port: server.port)
      connection.send(text)
      connection.endSending()
      #expect(try connection.isClosedByServer())
    }
    #expect(try TestClient(.socket(server)).get("/").status == 200)
    // The last connection's end is told to its peer a moment before the server has put its request away.
    for _ in 0..<1000 where server.load.requests > 0 { usleep(10_000) }
    #expect(server.load.requests == 0)
  }

  @Test func `a body that breaks off leaves no file behind`() throws {
    let options = HostileTests.impatient()
    let server = try Server(HTTPHouse.site(), options)
    let connection = try TestConnection(port: server.port)
    let part = "--b\r\ncontent-disposition: form-data; name=\"file\"; filename=\"x\"\r\n\r\n"
    let type = "content-type: multipart/form-data; boundary=b\r\n"
    connection.send("POST /upload HTTP/1.1\r\n\(HostileTests.host)\(type)content-length: 2000000\r\n\r\n\(part)")
    connection.send([UInt8](repeating: 65, count: 1_000_000))
    connection.endSending()
    #expect(try connection.isClosedByServer())
    server.stop()
    #expect(TestFolder.names(in: options.uploadFolder).isEmpty)
  }

  @Test func `who sends headers or a body too slowly loses the connection, and nobody else`() throws {
    let server = try Server(HTTPHouse.site(), HostileTests.impatient())
    defer { server.stop() }
    let head = try TestConnection(port: server.port)
    let body = try TestConnection(port: server.port)
    body.send("POST /form HTTP/1.1\r\n\(HostileTests.form)content-length: 100\r\n\r\n")
    var drops = 0
    while drops < 1000, head.send("x") || body.send("x") {
      drops += 1
      usleep(50_000)
    }
    #expect(drops < 1000)
    #expect(try head.isClosedByServer())
    #expect(try body.isClosedByServer())
    #expect(try TestClient(.socket(server)).get("/").status == 200)
  }

  @Test func `a program that asks before it sends too much is told at once`() throws {
    let expect = "expect: 100-continue\r\ncontent-length: 100000000\r\n"
    #expect(try reply(to: "POST /form HTTP/1.1\r\n\(HostileTests.form)\(expect)\r\n", .post).status == 413)
    let small = "expect: 100-continue\r\ncontent-length: 3\r\n"
    #expect(try reply(to: "POST /form HTTP/1.1\r\n\(HostileTests.form)\(small)\r\na=1", .post).text == "a=1\n")
  }
}
