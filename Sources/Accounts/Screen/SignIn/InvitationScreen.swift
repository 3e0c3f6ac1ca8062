import Base
import Book
import HTTP
import Localization

/// `/invitation/…`: joins the house, or sets a new password, by a link that works once.
struct InvitationScreen: Sendable {
  let accounts: AccountServices

  var all: [Screen] {
    [
      Screen(.get, "/invitation/{token}", samples: ["/invitation/none"], access: .guests) { request, visitor in
        try refusing(visitor) {
          let token = try request.parameters.text("token")
          let output = InvitationViewModel().output(token, try accounts.invitations.look(token))
          return .page(InvitationView(words: visitor.words).page(output))
        }
      },
      Screen(.post, "/invitation/{token}", access: .guests) { request, visitor in
        try refusing(visitor) { try accept(request, visitor) }
      },
    ]
  }

  private func accept(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let form = try request.form()
    let token = try request.parameters.text("token")
    let invitation = try accounts.invitations.look(token)
    let (name, password) = (form["name"] ?? "", form["new_password"] ?? "")
    do {
      let person =
        try invitation.person == nil
        ? accounts.invitations.accept(token, name: name, password: password)
        : accounts.invitations.acceptReset(token, password: password)
      return .entered(try accounts.sessions.start(person.id, from: request.caller).token, next: "/", request)
    } catch let error as PeopleError {
      let output = InvitationViewModel().output(
        token, invitation, name: String(name.prefix(PeopleService.longestName)), error)
      return .page(InvitationView(words: visitor.words).page(output), status: .unprocessableContent)
    }
  }

  private func refusing(_ visitor: Visitor, _ body: () throws -> Answer) throws -> Answer {
    do { return try body() } catch let refusal as InvitationService.Refusal {
      let isGone = refusal == .used || refusal == .expired
      return .page(InvitationView(words: visitor.words).page(refusal), status: isGone ? .gone : .notFound)
    }
  }
}
