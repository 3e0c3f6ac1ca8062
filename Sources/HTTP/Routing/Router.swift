/// All routes of the house, and which of them a request means.
package struct Router: Sendable {
  /// Every route, in the order in which they were given.
  package let routes: [Route]
  private let tree: RouteTree

  package init(_ routes: [Route]) {
    self.routes = routes
    tree = RouteTree(routes)
  }

  /// Routes that an earlier one of the same method and shape hides: a mistake that a test looks for.
  package var hidden: [Route] {
    var seen: Set<String> = []
    return routes.filter { !seen.insert($0.method.rawValue + Pattern($0.pattern).shape).inserted }
  }

  /// Routes that name no sample although they are pages to look at: a mistake that a test looks for.
  package var withoutSamples: [Route] {
    routes.filter { $0.samples.isEmpty && $0.kind == .page && $0.method == .get }
  }

  /// Finds the route, or the error that says why there is none.
  ///
  /// HEAD goes where GET goes.
  func locate(_ request: inout Request) {
    guard !request.isLocated else { return }
    request.isLocated = true
    guard request.failure == nil else { return }
    guard let (leaf, values) = tree.find(request.segments) else {
      request.failure = .notFound
      return
    }
    let method = request.method == .head ? Method.get : request.method
    if let (route, names) = leaf.routes[method] {
      request.route = route
      request.parameters = Parameters(names: names, values: values)
    } else if request.method == .options {
      request.route = Route(.options, request.path, kind: .api) { _ in
        Response(.noContent, headers: ["allow": Router.allowed(leaf)])
      }
    } else {
      request.failure = HTTPError(.methodNotAllowed, headers: ["allow": Router.allowed(leaf)])
    }
  }

  /// Answers a request outside of the middlewares: one that was kept while its person signed in.
  package func respond(to request: Request) throws -> Response {
    var request = request
    locate(&request)
    if let failure = request.failure { throw failure }
    guard let route = request.route else { throw HTTPError.notFound }
    return try route.handler(request)
  }

  /// Whether a path without its last slash would be a page.
  func hasPage(_ segments: [String]) -> Bool {
    tree.find(segments)?.leaf.routes[.get]?.route.kind == .page
  }

  private static func allowed(_ leaf: RouteTree.Leaf) -> String {
    var methods = Set(leaf.routes.keys)
    methods.insert(.options)
    if methods.contains(.get) { methods.insert(.head) }
    return Method.allCases.filter { methods.contains($0) }.map(\.rawValue).joined(separator: ", ")
  }
}
