import Base
import Book
import Store

/// What became of a staged file that somebody agreed to, as it is kept beside the file.
enum StagedOutcome: Equatable, Sendable {
  /// A job takes it in, or is about to.
  case running(job: ID?)
  /// The store had changed before its turn came: the person looks again.
  case changed
  /// It was refused, with a sentence in the person's language.
  case failed(String)
  case done(ImportTally)
}

extension StagedOutcome {
  /// The topic that tells how the job gets on.
  var topic: String? {
    if case .running(let job?) = self { Job.topic(of: job) } else { nil }
  }

  var json: JSON {
    switch self {
    case .running(let job): ["running": true, "job": job.map { .string($0.text) } ?? .null]
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
    func count(_ name: String) -> Int { json[name]?.int ?? 0 }
    func id(_ name: String) -> ID? { json[name]?.text.flatMap { try? ID(text: $0) } }
    if json["running"] == .bool(true) {
      self = .running(job: id("job"))
    } else if json["changed"] == .bool(true) {
      self = .changed
    } else if case .string(let sentence)? = json["failed"] {
      self = .failed(sentence)
    } else {
      self = .done(ImportTally(importID: id("import"), added: count("added"), already: count("already")))
    }
  }
}
