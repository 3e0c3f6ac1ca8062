import Accounts
import Base
import Book
import HTML
import HTTP
import Localization
import Store

/// What a kept page depends on, besides the address.
struct PageKey: Hashable, Sendable {
  let owner: String
  let look: String
  let target: String
  let version: String
}

extension Composition {
  /// A screen as a route: finds the visitor, asks the screen, draws the answer, and keeps pages that say when they change.
  func route(_ screen: Screen, _ drawing: PageDrawing, cache: ByteCache<PageKey>, samples: [String: String]) -> Route {
    Route(
      screen.method, screen.pattern, kind: screen.kind, access: screen.access,
      samples: filled(screen.samples, samples), limits: screen.limits
    ) { request in
      guard let visitor = request.visitor else { throw HTTPError(.internalServerError) }
      guard let version = screen.version, NoticeCookie.toast(in: request) == nil, !request.isPartial else {
        return try answer(try screen.handler(request, visitor), drawing, visitor, request)
      }
      let key = PageKey(
        owner: visitor.owner.text, look: look(of: visitor, request), target: request.target,
        version: try house.database.read { _ in try version(request, visitor) })
      return try cache.response(for: key) {
        try answer(try screen.handler(request, visitor), drawing, visitor, request)
      }
    }
  }

  private func answer(
    _ answer: Answer, _ drawing: PageDrawing, _ visitor: Visitor, _ request: Request
  ) throws -> Response {
    switch answer {
    case .page(let page, let status): return drawing.response(page, status, for: visitor, request)
    case .fragment(let html, let status):
      var bytes: [UInt8] = []
      html.write(into: &bytes)
      return .html(bytes, status)
    case .redirect(let path, let notice):
      let response = Response.redirect(path)
      return notice.map { response.setting(NoticeCookie.set($0)) } ?? response
    case .response(let response): return response
    }
  }

  /// Everything of the settings that a page shows.
  private func look(of visitor: Visitor, _ request: Request) -> String {
    let settings = visitor.settings
    let lock = request.signedIn?.lock
    return [
      settings.language.rawValue, settings.theme.rawValue, String(settings.textSize), settings.gainColours.rawValue,
      settings.zone.name, settings.dayRule.text, lock.map { "\($0.idleSeconds) \($0.closesWhenHidden)" } ?? "",
    ].joined(separator: " ")
  }

  /// The samples whose names are all known.
  private func filled(_ templates: [String], _ values: [String: String]) -> [String] {
    templates.compactMap { template in
      var text = template
      for (name, value) in values { text = text.replacing("{\(name)}", with: value) }
      return text.contains("{") ? nil : text
    }
  }
}
