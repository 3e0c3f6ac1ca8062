import Glibc
package import HTTP

/// A bare connection, for tests that say themselves what goes over it.
package final class TestConnection {
  /// Why a test's connection failed.
  package enum Failure: Error {
    case notConnected(Int32)
    case ended
    case timedOut
    case notHTTP(String)
  }

  private var descriptor: Int32
  private var buffer: [UInt8] = []

  /// Connects to a port of this machine; no read waits longer than `patience` seconds.
  package init(port: UInt16, patience: Int = 20) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafeBytes(of: &name) { bytes in
      connect(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(MemoryLayout<sockaddr_in>.size))
    }
    guard result == 0 else { throw Failure.notConnected(errno) }
  }

  deinit { close() }

  package func close() {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Sends text as it stands.
  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends bytes and says whether all went out.
  ///
  /// A server that has closed meanwhile is no error, for its reply may still be there to be read.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        Glibc.send(descriptor, all.baseAddress.map { $0 + offset }, all.count - offset, Int32(MSG_NOSIGNAL))
      }
      if count < 0 { return false }
      offset += count
    }
    return true
  }

  /// Says that nothing more will come, as a sender does that breaks off.
  package func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads until a text has come, and gives all up to its end.
  package func read(until mark: String) throws -> String {
    let mark = Array(mark.utf8)
    while true {
      if let end = find(mark) {
        defer { buffer.removeFirst(end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      try fill()
    }
  }

  /// Whether the server has closed its side, once it does.
  package func isClosedByServer() throws -> Bool {
    while true {
      do { try fill() } catch Failure.ended { return true }
    }
  }

  /// Reads a whole reply.
  package func readResponse(to method: Method) throws -> TestResponse {
    let head = try read(until: "\r\n\r\n").split(separator: "\r\n")
    guard let first = head.first, first.hasPrefix("HTTP/1.1 "), let status = Int(first.dropFirst(9).prefix(3)) else {
      throw Failure.notHTTP(head.first.map { String($0) } ?? "")
    }
    if status == 100 { return try readResponse(to: method) }
    var headers = Headers()
    for line in head.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      headers.add(String(pair[0]), pair.count > 1 ? String(pair[1].drop { $0 == " " }) : "")
    }
    let hasBody = method != .head && status != 204 && status != 304
    return TestResponse(status: status, headers: headers, bytes: hasBody ? try readBody(headers) : [])
  }

  private func readBody(_ headers: Headers) throws -> [UInt8] {
    if headers["transfer-encoding"] == "chunked" {
      var body: [UInt8] = []
      while let size = Int(try read(until: "\r\n").dropLast(1), radix: 16), size > 0 {
        body += try take(size)
        _ = try take(2)
      }
      return body
    }
    return try take(headers["content-length"].flatMap { Int($0) } ?? 0)
  }

  private func take(_ count: Int) throws -> [UInt8] {
    while buffer.count < count { try fill() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private func fill() throws {
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &piece, piece.count, 0)
    if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) { throw Failure.timedOut }
    if count <= 0 { throw Failure.ended }
    buffer += piece[..<count]
  }

  /// The place after a text in what has come.
  private func find(_ mark: [UInt8]) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let first = mark.first else { return nil }
      var offset = 0
      while bytes.count - offset >= mark.count {
        let found = memchr(base + offset, Int32(first), bytes.count - offset - mark.count + 1)
        guard let found else { return nil }
        offset = UnsafeRawPointer(found) - base + 1
        if memcmp(found, mark, mark.count) == 0 { return offset - 1 + mark.count }
      }
      return nil
    }
  }
}
