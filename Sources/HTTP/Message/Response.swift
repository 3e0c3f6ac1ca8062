import Base

/// A reply: status, headers and a body of one of a few kinds.
package struct Response: Sendable {
  /// What follows the headers.
  package enum Body: Sendable {
    case empty
    case bytes([UInt8])
    /// Bytes kept between requests, with their tag and their compressed twin.
    case prepared(PreparedBytes)
    /// A file, opened when the reply is written, and what keeps it there until then.
    case file(path: String, keeper: (any Sendable)? = nil)
    case events(EventStream)
  }

  package var status: Status
  package var headers: Headers
  package var body: Body

  /// A reply in full.
  package init(_ status: Status = .ok, headers: Headers = Headers(), body: Body = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A reply of a content type.
  package init(_ status: Status = .ok, type: String, body: Body) {
    self.init(status, headers: ["content-type": type], body: body)
  }

  /// A page.
  package static func html(_ bytes: [UInt8], _ status: Status = .ok) -> Response {
    Response(status, type: "text/html; charset=utf-8", body: .bytes(bytes))
  }

  /// An answer of the API.
  package static func json(_ bytes: [UInt8], _ status: Status = .ok) -> Response {
    Response(status, type: "application/json; charset=utf-8", body: .bytes(bytes))
  }

  /// Plain text.
  package static func text(_ text: String, _ status: Status = .ok) -> Response {
    Response(status, type: "text/plain; charset=utf-8", body: .bytes(Array(text.utf8)))
  }

  /// Sends the browser elsewhere with a GET, as after every post.
  package static func redirect(_ target: String, _ status: Status = .seeOther) -> Response {
    Response(status, headers: ["location": PercentCoding.encodeForHeader(target)])
  }

  /// Nothing to say.
  package static var noContent: Response { Response(.noContent) }

  /// What the browser has is still right.
  package static func notModified(tag: String) -> Response { Response(.notModified, headers: ["etag": tag]) }

  /// A stream of events that stays open.
  package static func events(_ stream: EventStream) -> Response {
    Response(
      headers: ["content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store"],
      body: .events(stream))
  }

  /// Bytes that the browser shall save under a name.
  package static func download(_ body: Body, name: String, type: String) -> Response {
    var response = Response(type: type, body: body)
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7f && !"\"\\%".unicodeScalars.contains(scalar)
        ? Character(scalar) : "_"
    }
    response.headers["content-disposition"] =
      "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(PercentCoding.encode(name))"
    return response
  }

  /// The same reply with one more cookie.
  package func setting(_ cookie: SetCookie) -> Response {
    var response = self
    response.headers.add("set-cookie", cookie.header)
    return response
  }

  /// The same reply with a header.
  package func with(_ name: String, _ value: String) -> Response {
    var response = self
    response.headers[name] = value
    return response
  }
}
