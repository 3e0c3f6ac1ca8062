import Base
import Book
import HTTP

/// `/held`: what somebody sent while nobody was signed in, which goes on with one press.
struct HeldScreens: Sendable {
  static let path = "/held"

  let held: HeldRequests
  let router: Router

  var screens: [Screen] {
    [
      Screen(.get, Self.path) { request, visitor in
        let waiting = try Self.token(request.query["token"]).flatMap { try held.find($0, of: visitor.owner) }
        return .page(HeldView(words: visitor.words).page(waiting, token: request.query["token"] ?? ""))
      },
      Screen(.post, Self.path) { request, visitor in
        let token = try Self.token(request.form()["token"])
        let response = try token.flatMap { token in
          try held.send(token, of: visitor.owner) { held, files in
            let again = held.request(files, insteadOf: request)
            defer { again.discardFiles() }
            return try router.respond(to: again)
          }
        }
        return response.map { .response($0) } ?? .page(HeldView(words: visitor.words).page(nil, token: ""))
      },
      Screen(.post, Self.path + "/discard") { request, visitor in
        if let token = try Self.token(request.form()["token"]) { try held.discard(token, of: visitor.owner) }
        return .redirect("/")
      },
    ]
  }

  private static func token(_ text: String?) -> ID? { text.flatMap { try? ID(text: $0) } }
}
