import Base
package import HTTP

/// Where somebody goes on after signing in: an address of this house alone.
package enum NextPath {
  /// The path of a text that came from outside; the first page where it leads elsewhere.
  package static func checked(_ text: String?) -> String {
    guard let text, text.hasPrefix("/"), text.utf8.count <= 4096,
      text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "\\") })
    else { return "/" }
    return text.hasPrefix("//") ? "/" : text
  }

  /// The page for signing in, from which one goes on to `next`.
  package static func signIn(next: String, why: SessionError? = nil) -> String {
    address("/sign-in", next: next, why: why.map { "\($0)" })
  }

  /// The page that lies over a locked screen.
  package static func lock(next: String) -> String { address("/lock", next: next) }

  /// The page on which a form stood that was sent.
  package static func page(of request: Request) -> String {
    guard let referer = request.headers["referer"], referer.hasPrefix(request.origin + "/") else { return "/" }
    return checked(String(referer.dropFirst(request.origin.count)))
  }

  private static func address(_ path: String, next: String, why: String? = nil) -> String {
    var fields = Fields()
    if next != "/" { fields.add("next", next) }
    if let why { fields.add("why", why) }
    return fields.isEmpty ? path : path + "?" + fields.encoded
  }
}
