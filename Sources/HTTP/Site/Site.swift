/// Everything that answers: the routes, the middlewares around them and the pages for errors.
///
/// It knows no socket; the server and the tests hand it requests alike.
package struct Site: Sendable {
  /// A step around every handler, given the rest of the way; the first of a list is the outermost.
  package typealias Middleware = @Sendable (Request, Handler) throws -> Response

  package let router: Router
  private let errors: ErrorPages
  private let log: @Sendable (LogEntry) -> Void
  private let chain: Handler

  /// A site; `log` hears of every request once it is answered.
  package init(
    router: Router, middleware: [Middleware] = [], errors: ErrorPages = ErrorPages(),
    log: @escaping @Sendable (LogEntry) -> Void = { _ in }
  ) {
    self.router = router
    self.errors = errors
    self.log = log
    let handler: Handler = { request in
      if let failure = request.failure { throw failure }
      guard let route = request.route else { throw HTTPError.notFound }
      return try route.handler(request)
    }
    // Each layer's errors become a page right where they arise, so that the page knows what the layers outside of it
    // have found out: the visitor and the language.
    chain = middleware.reversed().reduce(Site.guarding(handler, errors)) { next, layer in
      Site.guarding({ request in try layer(request, next) }, errors)
    }
  }

  /// Answers a request; whatever goes wrong is an answer too.
  package func respond(to request: Request) -> Response {
    let start = Ticks.now()
    var request = request
    locate(&request)
    var response = (try? chain(request)) ?? Response(.internalServerError)
    response.finish(for: request)
    log(LogEntry(request, response, microseconds: Ticks.microseconds(since: start)))
    return response
  }

  /// Finds the request's route before its body is read, so that the route's limits are known.
  func locate(_ request: inout Request) {
    router.locate(&request)
    if request.failure == .notFound, request.segments.last?.isEmpty == true, request.method.isSafe,
      router.hasPage(request.segments.dropLast())
    {
      let target = request.path.dropLast() + (request.queryText.isEmpty ? "" : "?" + request.queryText)
      request.failure = HTTPError(.movedPermanently, headers: ["location": String(target)])
    }
  }

  private static func guarding(_ handler: @escaping Handler, _ errors: ErrorPages) -> Handler {
    { request in
      do { return try handler(request) } catch { return errors.response(to: error, for: request) }
    }
  }
}

/// For those who bring requests without a socket.
extension Site {
  /// Reads a body into a request just as the server does, with the limits of the request's route; `piece` bytes at a
  /// time, for a body may come in pieces of any size.
  package func receive(_ body: [UInt8], for request: inout Request, folder: String, piece: Int = .max) {
    locate(&request)
    var reader = BodyReader(for: request, folder: folder)
    body.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        reader.feed(UnsafeRawBufferPointer(rebasing: rest.prefix(piece)))
        rest = rest.dropFirst(piece)
      }
    }
    reader.finish(&request)
  }
}
