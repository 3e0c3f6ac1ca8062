/// What a request's first line and headers come to.
enum RequestHead {
  /// Makes the request of an exchange once its headers are there.
  static func request(
    method: String, target: String, connection: ConnectionHandle, isSecure: Bool
  ) -> Request {
    let headers = connection.headers()
    let known = Method(rawValue: method)
    var request = Request(method: known ?? .get, target: target, headers: headers)
    if known == nil { request.failure = HTTPError(.notImplemented) }
    if isAmbiguous(headers) { request.failure = HTTPError(.badRequest, code: "length_ambiguous") }
    request.remoteAddress = connection.remoteAddress
    request.isSecure = isSecure
    // Whoever speaks for someone else is not the one that we trust for sitting here.
    let isForwarded = headers.contains("x-forwarded-for") || headers.contains("forwarded")
    request.isRemoteLoopback = connection.isLoopback && !isForwarded
    return request
  }

  /// The length of the body as announced; nil when it comes in chunks, zero when there is none.
  static func bodyLength(_ headers: Headers) -> Int? {
    if headers.contains("transfer-encoding") { return nil }
    return headers["content-length"].map { Int($0) ?? .max } ?? 0
  }

  /// Two statements about where a request ends let a proxy and us disagree about where the next one begins.
  private static func isAmbiguous(_ headers: Headers) -> Bool {
    let lengths = headers.all("content-length")
    let encodings = headers.all("transfer-encoding")
    if encodings.count + lengths.count > 1 { return true }
    return encodings.contains { $0.lowercased() != "chunked" }
      || lengths.contains { $0.isEmpty || !$0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
  }
}
