import Accounts
import Book
import HTTP
import Localization

/// The visitor, as a middleware has found them out.
enum VisitorKey: AttributeKey {
  typealias Value = Visitor
}

extension Request {
  var visitor: Visitor? { attributes[VisitorKey.self] }
}

extension Composition {
  /// Finds out for whom a page or an answer is, before anything else needs to know.
  var visitorMiddleware: Site.Middleware {
    { [self] request, next in
      switch request.route?.kind {
      case .file, .health: return try next(request)
      case .page, .part, .download, .api, .events, nil: break
      }
      var request = request
      request.attributes[VisitorKey.self] = try visitor(language: LanguageCookie.language(of: request))
      return try next(request)
    }
  }
}
