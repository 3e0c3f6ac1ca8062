package import HTTP

/// A reply as a test looks at it, the same with and without a socket.
package struct TestResponse {
  package let status: Int
  package let headers: Headers
  package let bytes: [UInt8]
  /// The stream of a reply that came without a socket.
  package let events: EventStream?

  package init(status: Int, headers: Headers, bytes: [UInt8]) {
    self.status = status
    self.headers = headers
    self.bytes = bytes
    events = nil
  }

  init(_ response: Response, to method: Method) {
    status = response.status.code
    headers = response.headers
    var stream: EventStream?
    switch response.body {
    case _ where method == .head: bytes = []
    case .empty: bytes = []
    case .bytes(let plain): bytes = plain
    case .prepared(let prepared): bytes = prepared.bytes
    case .file(let path, _): bytes = TestFolder.read(path)
    case .events(let events):
      stream = events
      bytes = []
    }
    events = stream
  }

  /// The body as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
