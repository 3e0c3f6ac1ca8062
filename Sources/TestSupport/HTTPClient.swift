import Base
package import HTTP

/// A browser for tests, which keeps cookies and asks a site either directly or through a socket.
package final class TestClient {
  /// Where requests go.
  package enum Way: Sendable {
    /// Straight to the site: no socket, no thread.
    case router(Site)
    /// Through the server's port.
    case socket(Server)
  }

  package let way: Way
  /// Headers sent with every request unless the request sets them itself.
  package var headers: [String: String] = ["sec-fetch-site": "same-origin"]
  package private(set) var cookies: [String: String] = [:]

  package init(_ way: Way) {
    self.way = way
    if case .router = way { headers["host"] = "localhost" }
    if case .socket(let server) = way { headers["host"] = "localhost:\(server.port)" }
  }

  /// Asks for an address.
  package func get(_ target: String, headers: [String: String] = [:]) throws -> TestResponse {
    try send(.get, target, headers: headers)
  }

  /// Sends a form as browsers do.
  package func post(
    _ target: String, form: [(String, String)] = [], headers: [String: String] = [:]
  ) throws -> TestResponse {
    var headers = headers
    headers["content-type"] = headers["content-type"] ?? "application/x-www-form-urlencoded"
    return try send(.post, target, headers: headers, body: Array(Fields(form).encoded.utf8))
  }

  /// Sends JSON.
  package func post(_ target: String, json: String, headers: [String: String] = [:]) throws -> TestResponse {
    var headers = headers
    headers["content-type"] = "application/json"
    return try send(.post, target, headers: headers, body: Array(json.utf8))
  }

  /// Sends a form with files.
  package func post(
    _ target: String, multipart: TestMultipart, headers: [String: String] = [:]
  ) throws -> TestResponse {
    var headers = headers
    headers["content-type"] = multipart.contentType
    return try send(.post, target, headers: headers, body: multipart.bytes)
  }

  /// Sends any request.
  package func send(
    _ method: Method, _ target: String, headers extra: [String: String] = [:], body: [UInt8]? = nil
  ) throws -> TestResponse {
    var all = headers.merging(extra) { $1 }
    if !cookies.isEmpty, all["cookie"] == nil {
      all["cookie"] = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    }
    let response =
      switch way {
      case .router(let site): try ask(site, method, target, all, body)
      case .socket(let server): try ask(server, method, target, all, body)
      }
    for line in response.headers.all("set-cookie") { keep(line) }
    return response
  }

  private func ask(
    _ site: Site, _ method: Method, _ target: String, _ headers: [String: String], _ body: [UInt8]?
  ) throws -> TestResponse {
    var fields = Headers()
    for (name, value) in headers { fields.add(name, value) }
    var request = Request(method: method, target: target, headers: fields)
    site.receive(body ?? [], for: &request, folder: TestFolder.uploads)
    return TestResponse(site.respond(to: request), to: method)
  }

  private func ask(
    _ server: Server, _ method: Method, _ target: String, _ headers: [String: String], _ body: [UInt8]?
  ) throws -> TestResponse {
    let connection = try TestConnection(port: server.port)
    defer { connection.close() }
    var head = "\(method.rawValue) \(target) HTTP/1.1\r\nconnection: close\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if let body { head += "content-length: \(body.count)\r\n" }
    connection.send(Array((head + "\r\n").utf8) + (body ?? []))
    return try connection.readResponse(to: method)
  }

  private func keep(_ line: String) {
    let pair = line.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pair.count == 2 else { return }
    let isRemoved = line.lowercased().contains("max-age=0")
    cookies[String(pair[0])] = isRemoved ? nil : String(pair[1])
  }
}
