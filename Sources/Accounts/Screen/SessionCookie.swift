package import HTTP

/// The cookie in which a browser keeps its session.
///
/// It stays when the session is over: by it the browser is told from a guesser, and what it sends then is not lost.
package enum SessionCookie {
  /// With https the name itself says that no other host and no page without https has set it.
  private static func name(_ request: Request) -> String {
    request.isSecure ? "__Host-nanal-session" : "nanal-session"
  }

  /// The token that the browser brings.
  package static func token(in request: Request) -> String? { request.cookies[name(request)] }

  package static func set(_ token: SessionToken, for request: Request) -> SetCookie {
    SetCookie(name(request), token.text, maxAge: SessionService.limit, isSecure: request.isSecure)
  }
}
