import Accounts
import Base
import Book
import HTTP
import Localization

/// The door of the house: finds out who asks, and shows nobody what is not for them.
struct Gate: Sendable {
  let composition: Composition
  let held: HeldRequests
  /// Whether only this machine reaches the house, and so nobody needs to say who they are while they are alone.
  let isLocal: Bool

  var middleware: Site.Middleware { { request, next in try pass(request, next) } }

  private func pass(_ request: Request, _ next: Handler) throws -> Response {
    switch request.route?.kind {
    case .file, .health: return try next(request)
    case .page, .part, .download, .api, .events, nil: break
    }
    let arrival = try arrival(of: request)
    // What has locked itself stays locked: this request counts as a use of the session.
    if case .person(let signedIn, _) = arrival, signedIn.session.lockedAt == nil, isLocked(arrival) {
      try composition.accounts.locks.close(signedIn.session.id, of: signedIn.person.id)
    }
    let response = try answer(request, arrival, next)
    guard case .person(_, let renewed?) = arrival else { return response }
    return response.setting(SessionCookie.set(renewed, for: request))
  }

  private func answer(_ request: Request, _ arrival: Arrival, _ next: Handler) throws -> Response {
    let access = request.route?.access ?? .guests
    switch arrival {
    case .guest(let why) where access == .people:
      return try refuse(request, why)
    case .person(let signedIn, _) where access != .always && isLocked(arrival):
      return try keepLocked(request, signedIn)
    case .guest, .person, .program, .alone:
      var request = request
      request.attributes[VisitorKey.self] = try visitor(arrival, request)
      if case .person(let signedIn, _) = arrival { request.signedIn = signedIn }
      return try next(request)
    }
  }

  private func visitor(_ arrival: Arrival, _ request: Request) throws -> Visitor {
    let language = LanguageCookie.language(of: request)
    switch arrival {
    case .guest: return try composition.guest(language: language)
    case .person(let signedIn, _):
      let visitor = try composition.visitor(signedIn.person.id, language: language)
      // What lies over a locked screen shows nothing of what is beneath.
      return isLocked(arrival) ? visitor.asGuest : visitor
    case .program(let person): return try composition.visitor(person.id, language: language)
    case .alone: return try composition.visitor(language: language)
    }
  }

  /// A page leads to the sign-in, and what was sent waits; anything else is told.
  private func refuse(_ request: Request, _ why: SessionError?) throws -> Response {
    guard request.isOfPerson else { throw HTTPError.signedOut(why) }
    let former = try SessionCookie.token(in: request).flatMap { try composition.accounts.sessions.formerPerson($0) }
    return .redirect(NextPath.signIn(next: try nextPath(after: request, of: former), why: why))
  }

  private func keepLocked(_ request: Request, _ signedIn: SignedIn) throws -> Response {
    guard request.isOfPerson else { throw HTTPError.locked }
    return .redirect(NextPath.lock(next: try nextPath(after: request, of: signedIn.person.id)))
  }

  /// Where a request goes on: a page at itself, a form where it is held, or else where it stood.
  private func nextPath(after request: Request, of person: ID?) throws -> String {
    if request.method.isSafe { return request.target }
    guard CrossSite.isOurs(request) else { throw HTTPError(.forbidden, code: "cross_site") }
    let page = NextPath.page(of: request)
    return try person.flatMap { try held.keep(request, of: $0) } ?? page
  }
}

extension HTTPError {
  /// Nobody is signed in, or not any more; htmx is told to load the page anew, which then leads to the sign-in.
  fileprivate static func signedOut(_ why: SessionError?) -> HTTPError {
    HTTPError(
      .unauthorized, code: why.map { "session_\($0)" }, headers: ["www-authenticate": "Bearer", "hx-refresh": "true"])
  }

  fileprivate static let locked = HTTPError(.forbidden, code: "locked", headers: ["hx-refresh": "true"])
}

extension Request {
  /// Whether somebody sees where their browser is led.
  fileprivate var isOfPerson: Bool {
    (route?.kind == .page || route?.kind == .download) && !isPartial && !prefersJSON
      && headers["sec-fetch-mode"].map { $0 == "navigate" } ?? true
  }
}
