package import Base

/// A request as handlers see it.
///
/// Nothing in it throws when it is made: what cannot be read (a broken escape, a body too large) is kept as its
/// `failure`, so that the page which says so is made like every other page, in the person's language.
package struct Request: Sendable {
  /// What came after the headers.
  package enum Body: Sendable {
    case empty
    case bytes([UInt8])
    case form(Form)
  }

  package let method: Method
  /// The path as it was sent, without the query.
  package let path: String
  /// The query as it was sent, without its question mark.
  package let queryText: String
  package var headers: Headers
  package var body: Body

  /// Where the person believes to be: the name and port that the browser asked for.
  package var host: Authority?
  /// Whether the browser reached us by https, as far as a trusted proxy says.
  package var isSecure = false
  /// The address of the other end, or what a trusted proxy says that it is.
  package var remoteAddress = "127.0.0.1"
  /// Whether the other end is this very machine, and no proxy speaks for someone else.
  package var isRemoteLoopback = true

  package let query: Fields
  package let cookies: Cookies
  /// The values that stand in the path, once the router has found the route.
  package internal(set) var parameters = Parameters()
  /// The route that was found.
  package internal(set) var route: Route?
  /// What middlewares have left for handlers.
  package var attributes = Attributes()

  /// Why the request cannot be handled, when it cannot.
  package internal(set) var failure: HTTPError?
  /// The path's parts, decoded.
  let segments: [String]
  /// Whether the router has looked at it.
  var isLocated = false

  /// A request from its first line, its headers and its body.
  package init(method: Method, target: String, headers: Headers = Headers(), body: Body = .empty) {
    self.method = method
    self.headers = headers
    self.body = body
    let target = Target(target)
    path = target.path
    queryText = target.queryText
    query = target.query
    segments = target.segments
    failure = target.failure
    cookies = headers.contains("cookie") ? Cookies(parsing: headers.all("cookie")) : Cookies()
    let hosts = headers.all("host")
    host = hosts.count == 1 ? Authority(hosts[0]) : nil
    if failure == nil && host == nil { failure = HTTPError(.badRequest, code: "host_missing") }
  }

  /// The form that was sent; an empty one when there was no body.
  package func form() throws(HTTPError) -> Form {
    switch body {
    case .empty: return Form()
    case .form(let form): return form
    case .bytes(let bytes):
      guard mediaType == "application/x-www-form-urlencoded" else { throw HTTPError(.unsupportedMediaType) }
      let limits = route?.limits ?? .standard
      do {
        let fields = try URLEncodedDecoder.decode(bytes, maximumCount: limits.parts, maximumField: limits.field)
        return Form(fields: fields)
      } catch {
        throw error.reply
      }
    }
  }

  /// Deletes the files that came with the request and that nobody took over.
  package func discardFiles() {
    if case .form(let form) = body { form.files.forEach { $0.discard() } }
  }

  /// The body's bytes; none when there was no body or it was a form with files.
  package var bytes: [UInt8] {
    if case .bytes(let bytes) = body { return bytes }
    return []
  }

  /// What kind of body it is, without parameters.
  package var mediaType: String { headers["content-type"].map { HeaderParameters($0).value } ?? "" }

  /// The path with its query: where a person shall come back to.
  package var target: String { queryText.isEmpty ? path : path + "?" + queryText }

  /// Scheme, name and port under which the person reached us.
  package var origin: String { (isSecure ? "https://" : "http://") + (host?.text ?? "localhost") }

  /// Whether part of a page is asked for rather than a whole one.
  package var isPartial: Bool { headers["hx-request"] == "true" && headers["hx-boosted"] != "true" }

  /// Whether the person's browser would rather have JSON than a page.
  package var prefersJSON: Bool {
    route?.kind == .api || headers["accept"]?.hasPrefix("application/json") == true
  }
}
