import Base

/// What became of a staged file that somebody agreed to, as it is kept beside the file.
enum StagedOutcome: Equatable, Sendable {
  /// A job takes it in, or is about to.
  case running
  /// The store had changed before its turn came: the person looks again.
  case changed
  /// It was refused, with a sentence in the person's language.
  case failed(String)
  case done(Done)

  /// What was taken in.
  struct Done: Equatable, Sendable {
    let importID: ID?
    let added: Int
    let already: Int
  }
}

extension StagedOutcome {
  var json: JSON {
    switch self {
    case .running: ["running": true]
    case .changed: ["changed": true]
    case .failed(let sentence): ["failed": .string(sentence)]
    case .done(let done):
      [
        "import": done.importID.map { .string($0.text) } ?? .null, "added": .number(String(done.added)),
        "already": .number(String(done.already)),
      ]
    }
  }

  init(json: JSON) {
    func count(_ name: String) -> Int {
      if case .number(let text)? = json[name] { Int(text) ?? 0 } else { 0 }
    }
    if json["running"] == .bool(true) {
      self = .running
    } else if json["changed"] == .bool(true) {
      self = .changed
    } else if case .string(let sentence)? = json["failed"] {
      self = .failed(sentence)
    } else {
      var id: ID?
      if case .string(let text)? = json["import"] { id = try? ID(text: text) }
      self = .done(Done(importID: id, added: count("added"), already: count("already")))
    }
  }
}
