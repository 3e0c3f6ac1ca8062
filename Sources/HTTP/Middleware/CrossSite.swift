/// Refuses what another site makes a person's browser send.
///
/// Only requests that change something are looked at; what reads may come from anywhere, for another site cannot see
/// the answer. Whoever runs without accounts is trusted because of where they sit, so a cookie is not what is
/// protected here: the request itself is. In this order:
///
/// 1. `sec-fetch-site`, which scripts cannot forge: only `same-origin` and `none` (typed by the person) pass.
///    `same-site` does not: every port of localhost is one site, and any program may serve a page there.
/// 2. `origin`, which browsers send with every post, also to addresses that they think unsafe and tell nothing about:
///    its host and port must be ours, and its scheme as far as we know ours. `null` is another site.
/// 3. `referer`, in the same way.
/// 4. None of the three: no browser of the last ten years, but a program. A page of an older browser can send without
///    asking only GET and POST with one of three content types, so a request that is not of that kind passes
///    (JSON, or PUT and DELETE) and one that could be such a page's does not.
package enum CrossSite {
  package static let middleware: Site.Middleware = { request, next in
    guard request.method.isSafe || isOurs(request) else { throw HTTPError(.forbidden, code: "cross_site") }
    return try next(request)
  }

  /// Whether a request comes from a page of ours, or from no page at all.
  package static func isOurs(_ request: Request) -> Bool {
    if let site = request.headers["sec-fetch-site"] { return site == "same-origin" || site == "none" }
    if let source = request.headers["origin"] ?? request.headers["referer"] { return isOurs(source, request) }
    return request.method != .post || needsPermission(request.mediaType)
  }

  private static func isOurs(_ source: String, _ request: Request) -> Bool {
    guard let (scheme, authority) = Authority.ofURL(source), let host = request.host else { return false }
    guard scheme == "https" || scheme == "http" && !request.isSecure else { return false }
    let usual = scheme == "https" ? 443 : 80
    return authority.name == host.name && (authority.port ?? usual) == (host.port ?? usual)
  }

  /// Whether a browser asks the server for leave before it sends such a body to another site.
  private static func needsPermission(_ type: String) -> Bool {
    !["", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain"].contains(type)
  }
}
