import Base
import Book
import HTTP
import Localization

/// `/settings/password`: the name and the password by which somebody signs in.
struct PasswordScreen: Sendable {
  let accounts: AccountServices

  var all: [Screen] {
    [
      Screen(.get, PasswordView.path) { request, visitor in
        let output = PasswordViewModel().output(try accounts.me(visitor), isSignedIn: request.signedIn != nil)
        return .page(PasswordView(words: visitor.words).page(output))
      },
      Screen(.post, PasswordView.path) { request, visitor in try save(request, visitor) },
    ]
  }

  private func save(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let form = try request.form()
    let person = try accounts.me(visitor)
    let (name, password) = (form["name"] ?? "", form["new_password"] ?? "")
    do {
      if name.isEmpty || person.name != name { try accounts.people.rename(person.id, to: name) }
      try accounts.people.changePassword(
        to: password, current: form["current_password"] ?? "", of: person.id, in: request.signedIn?.session.id)
    } catch let error as PeopleError {
      let output = PasswordViewModel().output(
        person, isSignedIn: request.signedIn != nil, typed: String(name.prefix(PeopleService.longestName)), error)
      return .page(PasswordView(words: visitor.words).page(output), status: .unprocessableContent)
    }
    let notice = Notice(visitor.words("accounts.password.saved"))
    return try accounts.goingOn("/settings", notice, request, visitor)
  }
}

extension AccountServices {
  /// Who looks at the page.
  func me(_ visitor: Visitor) throws -> Person {
    guard let person = try people.find(visitor.owner) else { throw HTTPError.notFound }
    return person
  }

  /// Leads on; whoever has just become able to sign in is signed in here at once, or the door would be shut on them.
  func goingOn(_ path: String, _ notice: Notice, _ request: Request, _ visitor: Visitor) throws -> Answer {
    guard request.signedIn == nil else { return .redirect(path, notice: notice) }
    let token = try sessions.start(visitor.owner, from: request.caller).token
    return .entered(token, next: path, request)
  }
}
