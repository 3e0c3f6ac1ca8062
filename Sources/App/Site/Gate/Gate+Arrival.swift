import Accounts
import HTTP

extension Gate {
  /// As whom somebody comes.
  enum Arrival {
    /// The only person of the house at their own machine, where nobody has to sign in.
    case alone
    /// Somebody signed in, and the token that their browser shall keep from now on.
    case person(SignedIn, renewed: SessionToken?)
    /// A program, by a token.
    case program(Person)
    /// Nobody that we know; why a session that they bring opens nothing.
    case guest(SessionError?)
  }

  /// Whether the screen of whoever comes is locked.
  func isLocked(_ arrival: Arrival) -> Bool {
    guard case .person(let signedIn, _) = arrival else { return false }
    return composition.accounts.locks.isLocked(signedIn.session, by: signedIn.lock)
  }

  /// Finds out who asks.
  func arrival(of request: Request) throws -> Arrival {
    if request.route?.kind == .api, let header = request.headers["authorization"] {
      return .program(try program(header, request))
    }
    var why: SessionError?
    if let token = SessionCookie.token(in: request) {
      do {
        let resumed = try composition.accounts.sessions.resume(token, isActivity: request.isActivity)
        let lock = try composition.accounts.locks.lock(of: resumed.person.id)
        return .person(
          SignedIn(person: resumed.person, session: resumed.session, lock: lock), renewed: resumed.renewed)
      } catch let error as SessionError { why = error }
    }
    // Whoever asks for another name comes from elsewhere, by a proxy that says nothing of them.
    let isAtHome = isLocal && request.isRemoteLoopback && request.host?.isLoopback == true
    return try composition.people.access().needsSignIn(listensOnLoopback: isAtHome) ? .guest(why) : .alone
  }

  /// Whose token stands in the header.
  private func program(_ header: String, _ request: Request) throws -> Person {
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw HTTPError.refused(.malformed) }
    do {
      return try composition.accounts.tokens.authenticate(
        String(parts[1]), for: request.method.isSafe ? .read : .write
      ).person
    } catch let refusal as TokenService.Refusal { throw HTTPError.refused(refusal) }
  }
}

extension HTTPError {
  fileprivate static func refused(_ refusal: TokenService.Refusal) -> HTTPError {
    refusal == .scope
      ? HTTPError(.forbidden, code: "token_scope")
      : HTTPError(.unauthorized, code: "token_\(refusal)", headers: ["www-authenticate": "Bearer"])
  }
}

extension Request {
  /// Whether a person does something, as opposed to a page that keeps itself fresh.
  fileprivate var isActivity: Bool { route?.kind != .events && headers["nanal-refresh"] == nil }
}
