import Base
import Book
import HTTP
import Localization

/// `/lock`: closes the screen of a session, lies over it, and opens it again.
struct LockScreen: Sendable {
  let accounts: AccountServices

  var all: [Screen] {
    [
      Screen(.get, "/lock", access: .always) { request, visitor in
        let next = NextPath.checked(request.query["next"])
        guard let signedIn = request.signedIn, isLocked(signedIn) else { return .redirect(next) }
        return try page(signedIn, next, request, visitor)
      },
      Screen(.post, "/lock", access: .always) { request, _ in
        guard let signedIn = request.signedIn else { return .redirect("/") }
        try accounts.locks.close(signedIn.session.id, of: signedIn.person.id)
        return .redirect(NextPath.lock(next: NextPath.page(of: request)))
      },
      Screen(.post, "/lock/open", access: .always) { request, visitor in
        try opening(request, visitor) { form, signedIn in
          try accounts.locks.unlock(signedIn.session.id, of: signedIn.person.id, pin: form["pin"] ?? "")
        }
      },
      Screen(.post, "/lock/question", kind: .part, access: .always) { request, _ in
        guard let signedIn = request.signedIn else { throw HTTPError(.unauthorized) }
        return try accounts.passkeys.askToUnlock(
          signedIn.person.id, in: signedIn.session.id, site: request.passkeys()
        ).answer
      },
      Screen(.post, "/lock/passkey", access: .always) { request, visitor in
        try opening(request, visitor) { form, signedIn in
          let (answer, ticket) = try form.passkeyAnswer()
          try accounts.passkeys.unlock(
            answer, ticket: ticket, of: signedIn.person.id, in: signedIn.session.id, site: request.passkeys())
          try accounts.locks.open(signedIn.session.id, of: signedIn.person.id)
        }
      },
      // That somebody is there is noted at the door.
      Screen(.post, "/lock/activity", kind: .part) { _, _ in .response(.noContent) },
    ]
  }

  private func isLocked(_ signedIn: SignedIn) -> Bool {
    accounts.locks.isLocked(signedIn.session, by: signedIn.lock)
  }

  private func opening(
    _ request: Request, _ visitor: Visitor, _ body: (Form, SignedIn) throws -> Void
  ) throws -> Answer {
    let form = try request.form()
    let next = NextPath.checked(form["next"])
    guard let signedIn = request.signedIn else { return .redirect(NextPath.signIn(next: next)) }
    guard isLocked(signedIn) else { return .redirect(next) }
    do {
      try body(form, signedIn)
      return .redirect(next)
    } catch let refusal as LockService.Refusal {
      let isThrottled = if case .throttled = refusal { true } else { false }
      return try page(signedIn, next, request, visitor, refusal, isThrottled ? .tooManyRequests : .forbidden)
    } catch is PasskeyRefusal {
      return try page(signedIn, next, request, visitor, .noPasskey, .forbidden)
    }
  }

  private func page(
    _ signedIn: SignedIn, _ next: String, _ request: Request, _ visitor: Visitor, _ problem: LockService.Refusal? = nil,
    _ status: Status = .ok
  ) throws -> Answer {
    let hasPasskeys = try request.passkeySite != nil && !accounts.passkeys.list(of: signedIn.person.id).isEmpty
    let view = LockView(words: visitor.words)
    return .page(view.page(signedIn.lock, next: next, hasPasskeys: hasPasskeys, problem: problem), status: status)
  }
}
