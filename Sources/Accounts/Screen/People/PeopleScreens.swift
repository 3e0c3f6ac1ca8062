import Base
import Book
import HTTP
import Localization
import Vault

/// `/settings/people`: who is here, for owners alone.
struct PeopleScreens: Sendable {
  let accounts: AccountServices

  var all: [Screen] {
    let path = PeopleView.path
    return [
      Screen(.get, path) { request, visitor in
        try requireOwner(visitor)
        return try page(visitor)
      },
      Screen(.post, path + "/invite") { request, visitor in
        try requireOwner(visitor)
        do {
          let secret = try accounts.invitations.invite(as: role(request), by: visitor.owner).secret
          return try page(visitor, link: link(secret, isReset: false, request))
        } catch let error as PeopleError {
          return try page(visitor, problem: error)
        }
      },
      change("/{person}/reset") { request, person, visitor in
        guard let found = try accounts.people.find(person) else { throw HTTPError.notFound }
        let secret = try accounts.invitations.reset(found, by: visitor.owner).secret
        return try page(visitor, link: link(secret, isReset: true, request))
      },
      change("/{person}/role") { request, person, _ in
        try accounts.people.setRole(role(request), of: person)
        return .redirect(path)
      },
      change("/{person}/end") { _, person, _ in
        try accounts.people.end(person)
        return .redirect(path)
      },
      change("/{person}/reopen") { _, person, _ in
        try accounts.people.reopen(person)
        return .redirect(path)
      },
      Screen(.post, path + "/invitations/{invitation}/remove") { request, visitor in
        try requireOwner(visitor)
        try accounts.invitations.remove(request.parameters.id("invitation"))
        return .redirect(path)
      },
    ]
  }

  /// Something that an owner does about somebody else.
  private func change(
    _ pattern: String, _ body: @escaping @Sendable (Request, ID, Visitor) throws -> Answer
  ) -> Screen {
    Screen(.post, PeopleView.path + pattern) { request, visitor in
      try requireOwner(visitor)
      let person = try request.parameters.id("person")
      guard person != visitor.owner, try accounts.people.find(person) != nil else { throw HTTPError.notFound }
      do { return try body(request, person, visitor) } catch let error as PeopleError {
        return try page(visitor, problem: error)
      }
    }
  }

  private func requireOwner(_ visitor: Visitor) throws {
    guard try accounts.people.find(visitor.owner)?.role == .owner else {
      throw HTTPError(.forbidden, code: "owner_only")
    }
  }

  private func role(_ request: Request) throws -> Person.Role {
    guard let role = try request.form()["role"].flatMap(Person.Role.init) else { throw HTTPError(.badRequest) }
    return role
  }

  private func link(_ secret: Secret, isReset: Bool, _ request: Request) -> PeopleViewModel.Link {
    .init(address: request.origin + InvitationService.path(secret), isReset: isReset)
  }

  private func page(
    _ visitor: Visitor, link: PeopleViewModel.Link? = nil, problem: PeopleError? = nil
  ) throws -> Answer {
    let output = try PeopleViewModel(accounts: accounts).output(for: visitor.owner, link: link, problem: problem)
    return .page(
      PeopleView(words: visitor.words, now: visitor.now).page(output), status: problem == nil ? .ok : .conflict)
  }
}
