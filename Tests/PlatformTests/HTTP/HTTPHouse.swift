import Base
import HTTP
import Synchronization
import TestSupport

/// A small site that shows what it was sent, for the tests of this folder.
enum HTTPHouse {
  static let routes = [
    Route(.get, "/") { _ in .html(Array("<h1>house</h1>".utf8)) },
    Route(.get, "/long") { _ in .html(Array(repeating: UInt8(ascii: "a"), count: 40_000)) },
    Route(.get, "/day/{day}", samples: ["/day/2026-11-30"]) { request in
      .text(try request.parameters.day("day").iso)
    },
    Route(.get, "/query") { request in .text(HTTPHouse.lines(request.query)) },
    Route(.get, "/host") { request in .text(request.origin) },
    Route(.get, "/broken") { _ in throw Broken() },
    Route(.get, "/cookies") { request in
      .text(request.cookies["theme"] ?? "none").setting(SetCookie("theme", "dark; really"))
    },
    Route(.get, "/api/items/{id}", kind: .api, samples: ["/api/items/7"]) { request in
      .json(Array("{\"id\":\(try request.parameters.int("id"))}".utf8))
    },
    Route(.post, "/form") { request in
      let form = try request.form()
      let files = form.files.map { "\($0.field)=\($0.name) \($0.contentType) \($0.size)\n" }.joined()
      return .text(HTTPHouse.lines(form.fields) + files)
    },
    Route(.post, "/upload", limits: .uploads(4 << 20)) { request in
      let file = try request.form().file("file")
      return .text("\(EntityTag.of(try file?.bytes() ?? [])) \(request.headers["content-length"] ?? "-")")
    },
    Route(.post, "/json", kind: .api) { request in .json(request.bytes) },
    Route(.get, "/healthz", kind: .health) { _ in .text("ok") },
  ]

  struct Broken: Error {}

  static let middleware: [Site.Middleware] = [
    SecurityHeaders.middleware, HostNames(["house.example", "other.example:8443"]).middleware, CrossSite.middleware,
  ]

  static let errors = ErrorPages(report: { _, _ in })

  static func site(_ more: [Route] = [], log: @escaping @Sendable (LogEntry) -> Void = { _ in }) -> Site {
    Site(router: Router(routes + more), middleware: middleware, errors: errors, log: log)
  }

  /// The same questions by both ways.
  static func bothWays(_ more: [Route] = [], _ ask: (TestClient) throws -> Void) throws {
    let site = site(more)
    try ask(TestClient(.router(site)))
    let server = try Server(site, options())
    defer { server.stop() }
    try ask(TestClient(.socket(server)))
  }

  static func options() -> ServerOptions {
    var options = ServerOptions(uploadFolder: TestFolder.make())
    options.pollers = 1
    return options
  }

  private static func lines(_ fields: Fields) -> String {
    fields.pairs.map { "\($0.name)=\($0.value)\n" }.joined()
  }
}
