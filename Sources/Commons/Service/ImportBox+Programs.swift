import Base
import Book
import Localization
import Store

extension ImportBox {
  /// A staged file as a program sees it: what came of it, or what importing it would do.
  struct Look {
    let token: ID
    var result: JSON?
    var report: ImportReport?
  }

  /// Takes a file that came as the body of a request.
  func stage(_ bytes: [UInt8], name: String, _ options: ImportOptions, of owner: ID) throws -> ID {
    try house.staging.stage(bytes, owner: owner, kind: Self.kind, fileName: name, options: options.json).token
  }

  func look(at token: ID, of owner: ID, words: Words) throws -> Look {
    let staged = try staged(token, of: owner)
    if let result = staged.result { return Look(token: token, result: result) }
    return Look(token: token, report: try preview(staged, words: words))
  }

  func confirm(_ token: ID, agreed: String, of owner: ID, words: Words) throws {
    try confirm(try staged(token, of: owner), agreed: agreed, words: words)
  }

  /// The owner's long work, as JSON.
  func jobs(of owner: ID) throws -> [JSON] {
    try house.database.read { try house.jobs.list(owner: owner, in: $0) }.map(\.json)
  }
}
