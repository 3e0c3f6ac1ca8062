import Accounts
import Base
import Book
import HTTP
import Store

/// What somebody sent whose session was over, kept until they have signed in again.
///
/// It is kept for the person whose session it was, and for nobody else: a stranger's browser keeps nothing here.
struct HeldRequests: Sendable {
  /// How long it waits, in seconds.
  static let lifetime = 900
  /// How many wait for one person at most.
  private static let limit = 20
  /// How many bytes of files wait with one request at most.
  private static let fileLimit = 64 << 20

  let house: House

  /// Keeps a form; answers where its person finds it, or nil where there is nothing to keep or it is too much.
  func keep(_ request: Request, of person: ID) throws -> String? {
    guard request.failure == nil, request.method == .post else { return nil }
    let form = try request.form()
    let isSecret = form.fields.pairs.contains { $0.name.contains("password") || $0.name == "pin" }
    let size = form.files.reduce(0) { $0 + $1.size }
    guard !isSecret, size <= Self.fileLimit, !(form.fields.isEmpty && form.files.isEmpty),
      try house.staging.count(owner: person, kind: Held.kind) < Self.limit
    else { return nil }
    let files = try form.files.map { file in
      let staged = try house.staging.stage(
        fileAt: file.takeOver(), owner: person, kind: Held.fileKind, fileName: file.name, options: .object([]),
        lifetime: Self.lifetime)
      return Held.File(field: file.field, name: file.name, type: file.contentType, token: staged.token)
    }
    let held = Held(target: request.target, fields: form.fields, files: files)
    let staged = try house.staging.stage(
      held.json.write(), owner: person, kind: Held.kind, fileName: "", options: .object([]), lifetime: Self.lifetime)
    return HeldScreens.path + "?token=" + staged.token.text
  }

  /// What waits under a token; nil where nothing does any more.
  func find(_ token: ID, of person: ID) throws -> Held? {
    guard let staged = try staged(token, Held.kind, of: person), staged.result == nil else { return nil }
    return try Held(JSON(parsing: house.staging.bytes(staged)))
  }

  /// Takes what waits in order to send it, which only one can do; `body` sends it.
  func send(_ token: ID, of person: ID, _ body: (Held, [UploadedFile]) throws -> Response) throws -> Response? {
    guard let held = try find(token, of: person), try house.staging.claim(token, owner: person) else { return nil }
    do {
      let response = try body(held, try held.files.compactMap { try uploaded($0, of: person) })
      try remove(token, held)
      return response
    } catch {
      try house.staging.release(token, owner: person)
      throw error
    }
  }

  /// Lets go of what waits.
  func discard(_ token: ID, of person: ID) throws {
    if let held = try find(token, of: person) { try remove(token, held) }
  }

  private func remove(_ token: ID, _ held: Held) throws {
    for file in held.files { try house.staging.remove(file.token) }
    try house.staging.remove(token)
  }

  private func uploaded(_ file: Held.File, of person: ID) throws -> UploadedFile? {
    guard let staged = try staged(file.token, Held.fileKind, of: person) else { return nil }
    return try UploadedFile(
      field: file.field, name: file.name, contentType: file.type, bytes: house.staging.bytes(staged),
      folder: house.staging.uploadFolder)
  }

  private func staged(_ token: ID, _ kind: String, of person: ID) throws -> Staged? {
    try house.database.read { try house.staging.find(token, owner: person, in: $0) }
      .flatMap { $0.kind == kind ? $0 : nil }
  }
}
