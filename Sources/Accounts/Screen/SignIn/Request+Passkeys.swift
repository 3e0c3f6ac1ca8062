import Base
import Book
import HTTP
import Vault

extension Request {
  /// The site for which passkeys are made here; nil where browsers keep none: under an address, and without https
  /// anywhere but on this very machine.
  var passkeySite: Passkeys? {
    guard let host, !host.isAddress, isSecure || host.isLoopback else { return nil }
    return Passkeys(relyingParty: host.name, origins: [origin])
  }

  /// The same, or the reply that there is none.
  func passkeys() throws(HTTPError) -> Passkeys {
    guard let passkeySite else { throw HTTPError.notFound }
    return passkeySite
  }
}

extension PasskeyService.Question {
  /// What the page's script takes.
  var answer: Answer {
    .response(
      .json(JSON.object([.init("ticket", .string(ticket.text)), .init("options", options)]).write())
        .with("cache-control", "no-store"))
  }
}

extension Form {
  /// The answer of a passkey, with the ticket of its question.
  func passkeyAnswer() throws -> (answer: JSON, ticket: String) {
    guard let answer = try? JSON(parsing: self["answer"] ?? "") else { throw PasskeyRefusal.answer(.malformed) }
    return (answer, self["ticket"] ?? "")
  }
}
