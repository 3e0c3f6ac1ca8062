/// Headers that make the browser refuse what the house never does: scripts and styles inside a page, anything from
/// elsewhere, frames, guessing of content types.
package enum SecurityHeaders {
  /// The policy of every page.
  ///
  /// Pictures and fonts may also come from the page itself (`data:`), for charts draw so; map tiles and the like are
  /// added by whoever needs them.
  package static let policy = [
    "default-src 'self'", "img-src 'self' data: blob:", "object-src 'none'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Adds the headers to each reply that does not say otherwise itself.
  package static let middleware: Site.Middleware = { request, next in
    var response = try next(request)
    response.headers.setDefault("content-security-policy", policy)
    if request.isSecure { response.headers.setDefault("strict-transport-security", "max-age=31536000") }
    response.headers.setDefault("x-content-type-options", "nosniff")
    response.headers.setDefault("referrer-policy", "same-origin")
    response.headers.setDefault("cross-origin-opener-policy", "same-origin")
    response.headers.setDefault("cross-origin-resource-policy", "same-origin")
    return response
  }
}
