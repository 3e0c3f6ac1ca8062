import Base
import Book
import Design
package import HTTP
import Localization

/// What the site is put together from besides the house.
package struct SiteOptions: Sendable {
  /// Further names under which it answers.
  package var names: [String] = []
  /// Whether only this machine reaches it.
  package var isLocal = true
  /// Whether it believes what a proxy says of the browser.
  package var trustsProxy = false
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
    let held = HeldRequests(house: house)
    let screens = rooms.screens + (options.showsGallery ? gallery : [])
    var routes =
      screens.map { route($0, drawing, cache: cache, samples: options.samples) } + apiRoutes
      + [
        eventsRoute, manifestRoute(table), offlineRoute(drawing), table.route,
        table.route("worker.js", at: "/worker.js"),
        table.route("icon.svg", at: "/favicon.ico"),
        Route(.get, "/healthz", kind: .health) { _ in .json(Array(#"{"status":"ok"}"#.utf8)) },
      ]
    routes += HeldScreens(held: held, router: Router(routes)).screens.map {
      route($0, drawing, cache: cache, samples: [:])
    }
    let gate = Gate(composition: self, held: held, isLocal: options.isLocal)
    return Site(
      router: Router(routes + (options.showsGallery ? [pageList(routes)] : [])),
      middleware: (options.trustsProxy ? [TrustedProxy.middleware] : []) + [
        SecurityHeaders.middleware, HostNames(options.names, takesAddresses: !options.isLocal).middleware,
        gate.middleware, CrossSite.middleware, firstVisitMiddleware,
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
