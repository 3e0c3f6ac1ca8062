import Base
import Book
import HTTP
import Localization
import Vault

/// `/settings/tokens`: made, listed and taken back.
struct TokenScreens: Sendable {
  let tokens: TokenService

  var all: [Screen] {
    let path = TokensView.path
    return [
      Screen(.get, path) { _, visitor in try page(visitor) },
      Screen(.post, path) { request, visitor in
        let form = try request.form()
        let name = Text.name(form["name"] ?? "")
        let words = (form["scopes"] ?? "").split(separator: " ")
        let scopes = Set(words.compactMap { APIToken.Scope(rawValue: String($0)) })
        guard let days = form.fields.int("days"), TokensView.lifetimes.contains(days), scopes.count == words.count,
          !scopes.isEmpty
        else { throw HTTPError(.badRequest) }
        guard !name.isEmpty else {
          return try page(visitor, error: "accounts.tokens.nameless", status: .unprocessableContent)
        }
        let end = days == 0 ? nil : visitor.now.instant.adding(seconds: days * 86_400)
        let secret = try tokens.add(name, scopes: scopes, expiresAt: end, of: visitor.owner).secret
        return try page(visitor, secret: secret.text)
      },
      Screen(.post, path + "/{token}/remove") { request, visitor in
        guard try tokens.remove(request.parameters.id("token"), of: visitor.owner) else { throw HTTPError.notFound }
        return .redirect(path, notice: Notice(visitor.words("accounts.tokens.removed")))
      },
    ]
  }

  private func page(
    _ visitor: Visitor, secret: String? = nil, error: WordKey? = nil, status: Status = .ok
  ) throws -> Answer {
    let view = TokensView(words: visitor.words, now: visitor.now)
    return .page(view.page(try tokens.list(of: visitor.owner), secret: secret, error: error), status: status)
  }
}
