import Base
import Book
import Design
import HTML
import HTTP
import Localization

extension Composition {
  /// What a device needs to know to keep the house among its programs, in the person's language.
  func manifestRoute(_ table: AssetTable) -> Route {
    Route(.get, "/manifest.webmanifest", kind: .part, access: .always, samples: ["/manifest.webmanifest"]) { request in
      guard let words = request.visitor?.words else { throw HTTPError(.internalServerError) }
      let icons: [(name: String, size: String, purpose: String)] = [
        ("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
        ("icon-mask.png", "512x512", "maskable"),
      ]
      let manifest: JSON = [
        "id": "/", "name": .string(words("design.name")), "short_name": .string(words("design.name")),
        "description": .string(words("app.description")), "lang": .string(words.language.tag), "start_url": "/",
        "scope": "/", "display": "standalone", "background_color": "#FFFFFF", "theme_color": "#C8330F",
        "icons": .array(
          icons.map { icon in
            [
              "src": .string(table.path(icon.name) ?? ""), "sizes": .string(icon.size), "type": "image/png",
              "purpose": .string(icon.purpose),
            ]
          }),
      ]
      return Response(
        headers: ["content-type": "application/manifest+json", "cache-control": "no-cache", "vary": "accept-language"],
        body: .bytes(manifest.write(pretty: false)))
    }
  }

  /// `/offline`: stands for pages that were never seen on a device, while there is no connection.
  func offlineRoute(_ drawing: PageDrawing) -> Route {
    Route(.get, "/offline", kind: .page, access: .always, samples: ["/offline"]) { request in
      guard let visitor = request.visitor else { throw HTTPError(.internalServerError) }
      let words = visitor.words
      let page = Page(words("app.offline"), bar: AppBar(words("design.name")), place: nil, width: .medium) {
        EmptyState(.nothingFound, words("app.offline"), text: words("app.offline.text")) {
          Button(words("app.error.home"), .primary, href: "/")
        }
      }
      return drawing.response(page, .ok, for: visitor, request)
    }
  }
}
