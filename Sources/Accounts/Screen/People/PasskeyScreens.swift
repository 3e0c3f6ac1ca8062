import Book
import HTTP
import Localization

/// `/settings/passkeys`: made, named and removed.
struct PasskeyScreens: Sendable {
  let accounts: AccountServices

  var all: [Screen] {
    let path = PasskeysView.path
    let passkeys = accounts.passkeys
    return [
      Screen(.get, path) { request, visitor in try page(request, visitor) },
      Screen(.post, path + "/question", kind: .part) { request, visitor in
        try passkeys.askToRegister(
          accounts.me(visitor), in: request.signedIn?.session.id, site: request.passkeys()
        ).answer
      },
      Screen(.post, path) { request, visitor in
        do {
          let form = try request.form()
          let (answer, ticket) = try form.passkeyAnswer()
          _ = try passkeys.register(
            answer, ticket: ticket, name: form["name"] ?? "", of: visitor.owner, in: request.signedIn?.session.id,
            site: request.passkeys())
        } catch is PasskeyRefusal {
          return try page(request, visitor, problem: visitor.words("accounts.passkey.refused"), status: .unauthorized)
        }
        return try accounts.goingOn(path, Notice(visitor.words("accounts.passkeys.added")), request, visitor)
      },
      Screen(.post, path + "/{passkey}/rename") { request, visitor in
        let id = try request.parameters.id("passkey")
        guard try passkeys.rename(id, to: request.form()["name"] ?? "", of: visitor.owner) else {
          throw HTTPError.notFound
        }
        return .redirect(path)
      },
      Screen(.post, path + "/{passkey}/remove") { request, visitor in
        do {
          guard try passkeys.remove(request.parameters.id("passkey"), of: visitor.owner) else {
            throw HTTPError.notFound
          }
        } catch let error as PeopleError {
          return try page(request, visitor, problem: PeopleWords(visitor.words).sentence(error), status: .conflict)
        }
        return .redirect(path, notice: Notice(visitor.words("accounts.passkeys.removed")))
      },
    ]
  }

  private func page(
    _ request: Request, _ visitor: Visitor, problem: String? = nil, status: Status = .ok
  ) throws -> Answer {
    let view = PasskeysView(words: visitor.words, now: visitor.now)
    let list = try accounts.passkeys.list(of: visitor.owner)
    return .page(view.page(list, isPossible: request.passkeySite != nil, problem: problem), status: status)
  }
}
