/// Believes what a proxy in front says of the browser: name, scheme and address.
///
/// Only for a house that nobody reaches but through that proxy; anyone else could write these headers too.
package enum TrustedProxy {
  /// The outermost middleware of such a house.
  package static let middleware: Site.Middleware = { request, next in
    var request = request
    if let host = last(of: "x-forwarded-host", request.headers).flatMap({ Authority($0) }) { request.host = host }
    if let scheme = last(of: "x-forwarded-proto", request.headers) { request.isSecure = scheme == "https" }
    if let address = last(of: "x-forwarded-for", request.headers) {
      request.remoteAddress = address
      request.isRemoteLoopback = address == "::1" || address.hasPrefix("127.")
    }
    return try next(request)
  }

  /// The proxy adds its word at the end; what stands before came from further away.
  private static func last(of name: String, _ headers: Headers) -> String? {
    headers.all(name).last?.split(separator: ",").last.map { String($0.trimmingSpaces) }
  }
}
