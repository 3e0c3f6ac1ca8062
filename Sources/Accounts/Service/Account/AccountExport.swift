package import Base
package import Book
import Store

/// Everything of a person as one JSON file: who they are, what they have chosen, their books and attachments.
///
/// It tells what was kept of passkeys, sessions and tokens, but nothing by which anybody could come in.
package struct AccountExport: Sendable {
  /// The name of the file, and what it is.
  package static let fileName = "nanal-account.json"
  package static let contentType = "application/json"

  let house: House
  let books: [any Book]

  package init(house: House, books: [any Book]) {
    self.house = house
    self.books = books
  }

  /// Writes the file piece by piece, all of it as it was at one moment.
  package func write(of person: ID, to sink: ([UInt8]) throws -> Void) throws {
    try house.database.read { connection in
      try write(of: person, from: connection, to: sink)
    }
  }

  private func write(
    of person: ID, from connection: any Connection, to sink: ([UInt8]) throws -> Void
  ) throws {
    guard let found = try PeopleRepository.find(person, in: connection) else { throw PeopleError.notFound }
    try sink(Array(try head(found, in: connection).write(pretty: false).dropLast()) + Array(",\"books\":{".utf8))
    var separator = "\n"
    for book in books {
      guard let export = book.exports.first(where: { $0.format == "json" }) else { continue }
      try sink(Array(separator.utf8) + JSON.string(book.id).write(pretty: false) + Array(":".utf8))
      try export.write(of: person) { try sink(Array($0)) }
      separator = ",\n"
    }
    try sink(Array("\n},\"attachments\":{".utf8))
    separator = "\n"
    for hash in try house.blobs.used(by: person, in: connection) {
      let content = Base64URL.encode(try house.blobs.bytes(hash))
      try sink(Array("\(separator)\"\(hash)\":\"\(content)\"".utf8))
      separator = ",\n"
    }
    try sink(Array("\n}}\n".utf8))
  }

  private func head(_ person: Person, in connection: any Connection) throws -> JSON {
    let now = house.clock.now()
    let settings = try SettingsRepository.values(of: person.id, in: connection)
    let sessions = try SessionRepository.open(of: person.id, at: now, seenAfter: .first, in: connection)
    return [
      "format": "nanal-account", "version": 1, "written_at": .string(now.iso),
      "person": [
        "id": .string(person.id.text), "name": .string(person.name), "role": .string(person.role.rawValue),
        "last_seen": .string(person.seenAt?.iso),
      ],
      "settings": .object(settings.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      "passkeys": .array(
        try PasskeyRepository.list(of: person.id, in: connection).map { passkey in
          ["name": .string(passkey.name), "made_at": .string(passkey.createdAt.iso)]
        }),
      "sessions": .array(
        sessions.map { session in
          ["device": .string(session.device), "began_at": .string(session.createdAt.iso)]
        }),
      "tokens": .array(
        try TokenRepository.list(of: person.id, in: connection).map { token in
          ["name": .string(token.name), "made_at": .string(token.createdAt.iso)]
        }),
    ]
  }
}
