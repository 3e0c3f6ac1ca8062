import Base
import Book
import Design
package import HTTP
import Localization

/// What the site is put together from besides the house.
package struct SiteOptions: Sendable {
  /// Further names under which it answers.
  package var names: [String] = []
  /// Whether the gallery of components is shown at `/design`.
  package var showsGallery = false
  /// Values for the samples of routes, from a store with records.
  package var samples: [String: String] = [:]
  package var log: @Sendable (LogEntry) -> Void = { _ in }

  package init() {}
}

extension Composition {
  /// The site: every route of the house, with its middlewares and error pages.
  package func site(_ options: SiteOptions) -> Site {
    let table = Self.assets
    let drawing = PageDrawing(navigation: rooms.navigation, menu: rooms.menu, table: table)
    let cache = ByteCache<PageKey>(limit: 24 << 20)
    let screens = rooms.screens + (options.showsGallery ? gallery : [])
    let routes =
      screens.map { route($0, drawing, cache: cache, samples: options.samples) } + apiRoutes
      + [
        eventsRoute, manifestRoute(table), offlineRoute(drawing), table.route,
        table.route("worker.js", at: "/worker.js"),
        table.route("icon.svg", at: "/favicon.ico"),
        Route(.get, "/healthz", kind: .health) { _ in .json(Array(#"{"status":"ok"}"#.utf8)) },
      ]
    return Site(
      router: Router(routes + (options.showsGallery ? [pageList(routes)] : [])),
      middleware: [
        SecurityHeaders.middleware, HostNames(options.names).middleware, visitorMiddleware, CrossSite.middleware,
        firstVisitMiddleware,
      ],
      errors: ErrorAnswers(drawing: drawing, books: books).pages, log: options.log)
  }

  /// Every component in each of its states, for people who build pages.
  private var gallery: [Screen] {
    Gallery.pages(Words(.ko)).map { name, _ in
      let path = name.isEmpty ? "/design" : "/design/" + name
      return Screen(.get, path, samples: [path]) { _, visitor in
        guard let page = Gallery.pages(visitor.words).first(where: { $0.name == name })?.page else {
          throw HTTPError.notFound
        }
        return .page(page)
      }
    }
  }
}
