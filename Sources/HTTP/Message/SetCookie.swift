import Base

/// A cookie to be set in the browser.
package struct SetCookie: Equatable, Sendable {
  /// When the browser sends the cookie with a request that began on another site.
  package enum SameSite: String, Sendable {
    case strict = "Strict"
    case lax = "Lax"
  }

  package var name: String
  package var value: String
  package var path = "/"
  /// How many seconds it lives; nil lets it end with the browser, zero removes it.
  package var maxAge: Int?
  package var isSecure = false
  package var isHTTPOnly = true
  package var sameSite = SameSite.lax

  /// A cookie for the whole site that scripts do not see.
  package init(
    _ name: String, _ value: String, maxAge: Int? = nil, isSecure: Bool = false, isHTTPOnly: Bool = true,
    sameSite: SameSite = .lax
  ) {
    self.name = name
    self.value = value
    self.maxAge = maxAge
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.sameSite = sameSite
  }

  /// Takes a cookie away from the browser.
  package static func removing(_ name: String) -> SetCookie { SetCookie(name, "", maxAge: 0) }

  /// The header's text; what may not stand in a value is percent-coded, and `Cookies` decodes it again.
  package var header: String {
    var text = PercentCoding.encode(name) + "=" + PercentCoding.encode(value) + "; Path=" + path
    if let maxAge { text += "; Max-Age=\(maxAge)" }
    if isSecure { text += "; Secure" }
    if isHTTPOnly { text += "; HttpOnly" }
    return text + "; SameSite=" + sameSite.rawValue
  }
}
