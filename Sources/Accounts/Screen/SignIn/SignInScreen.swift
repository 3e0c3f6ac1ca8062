import Base
import Book
import HTTP
import Localization

/// `/sign-in` and `/sign-out`.
struct SignInScreen: Sendable {
  let accounts: AccountServices

  var all: [Screen] {
    [
      Screen(.get, "/sign-in", access: .guests) { request, visitor in try show(request, visitor) },
      Screen(.post, "/sign-in", access: .guests) { request, visitor in try enter(request, visitor) },
      Screen(.post, "/sign-in/question", kind: .part, access: .guests) { request, _ in
        try accounts.passkeys.askToSignIn(site: request.passkeys()).answer
      },
      Screen(.post, "/sign-in/passkey", access: .guests) { request, visitor in try enterByPasskey(request, visitor) },
      Screen(.post, "/sign-out", access: .always) { request, _ in try leave(request) },
    ]
  }

  private func show(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let next = NextPath.checked(request.query["next"])
    guard visitor.isGuest else { return .redirect(next) }
    return .page(SignInView(words: visitor.words).page(try output(request, next)))
  }

  private func output(_ request: Request, _ next: String) throws -> SignInViewModel.Output {
    SignInViewModel().output(
      next: next, why: request.query["why"], access: try accounts.people.access(),
      hasPasskeys: request.passkeySite != nil)
  }

  private func enter(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let form = try request.form()
    do {
      let token = try accounts.signIn.signIn(
        form["name"] ?? "", password: form["password"] ?? "", from: request.caller,
        formerToken: SessionCookie.token(in: request)
      ).token
      return .entered(token, next: form["next"], request)
    } catch let error as SignInError {
      let (status, problem): (Status, SignInViewModel.Problem) =
        switch error {
        case .wrong: (.unauthorized, .wrong)
        case .throttled(let seconds): (.tooManyRequests, .throttled(seconds))
        case .ended: (.forbidden, .ended)
        }
      return try refuse(request, visitor, form, status, problem)
    }
  }

  private func enterByPasskey(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let form = try request.form()
    do {
      let (answer, ticket) = try form.passkeyAnswer()
      let person = try accounts.passkeys.signIn(answer, ticket: ticket, site: try request.passkeys())
      let token = try accounts.sessions.start(person.id, from: request.caller).token
      return .entered(token, next: form["next"], request)
    } catch let refusal as PasskeyRefusal {
      let isEnded = refusal == .ended
      return try refuse(request, visitor, form, isEnded ? .forbidden : .unauthorized, isEnded ? .ended : .passkey)
    }
  }

  private func refuse(
    _ request: Request, _ visitor: Visitor, _ form: Form, _ status: Status, _ problem: SignInViewModel.Problem
  ) throws -> Answer {
    let view = SignInView(words: visitor.words)
    if request.prefersJSON { throw HTTPError(status, code: problem.code, sentence: view.sentence(problem)) }
    var output = try output(request, NextPath.checked(form["next"]))
    output.name = String((form["name"] ?? "").prefix(PeopleService.longestName))
    output.problem = problem
    return .page(view.page(output), status: status)
  }

  private func leave(_ request: Request) throws -> Answer {
    if let signedIn = request.signedIn { try accounts.sessions.end(signedIn.session.id, of: signedIn.person.id) }
    // What the browser still holds of the pages is not for whoever sits down next.
    return .response(.redirect("/sign-in").with("clear-site-data", "\"cache\""))
  }
}

extension SignInViewModel.Problem {
  /// The word for programs.
  fileprivate var code: String {
    switch self {
    case .wrong: "password_wrong"
    case .throttled: "too_many_tries"
    case .ended: "account_ended"
    case .passkey: "passkey_refused"
    }
  }
}

extension Answer {
  /// The browser has a session from now on, and goes where it wanted to.
  static func entered(_ token: SessionToken, next: String?, _ request: Request) -> Answer {
    .response(.redirect(NextPath.checked(next)).setting(SessionCookie.set(token, for: request)))
  }
}
