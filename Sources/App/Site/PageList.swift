import Base
import HTTP

extension Composition {
  /// `/design/pages`: an address of every page, for tests that open them all; and the pages that have none.
  func pageList(_ routes: [Route]) -> Route {
    let router = Router(routes)
    let pages = routes.filter { $0.kind == .page && $0.method == .get }
    let list: JSON = [
      "pages": .array(pages.flatMap(\.samples).map { .string($0) }),
      "without": .array(router.withoutSamples.map { .string($0.pattern) }),
    ]
    return Route(.get, "/design/pages", kind: .health) { _ in .json(list.write()) }
  }
}
