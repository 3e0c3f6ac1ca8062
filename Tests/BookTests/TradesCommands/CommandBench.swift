import App
import Base
import Command
import Localization
import Store
import TestSupport
import Testing

/// The program itself over a store of its own, with its sinks in memory.
final class CommandBench {
  /// What a command answered, and how it ended.
  struct Answer {
    let exit: ExitCode
    let output: String
    let errors: String

    var json: JSON {
      get throws { try JSON(parsing: Array(output.utf8)) }
    }
  }

  private let test: TestPlace
  private var folder: String { test.folder }

  init() throws {
    test = try TestPlace(for: Composition.migrations)
    _ = try DataFolder(folder)
  }

  /// Where its house lies.
  var place: StorePlace { StorePlace(test) }

  /// Runs a command and tells everything of its end.
  func run(_ arguments: [String]) -> Answer {
    let (output, errors) = (MemorySink(), MemorySink())
    let program = Program(environment: ["HOME": folder, "NANAL_DATABASE": test.url ?? ""])
    let exit = program.run(
      arguments + ["--data", folder], in: CommandContext(words: Words(.en), output: output, errors: errors))
    return Answer(exit: exit, output: output.text, errors: errors.text)
  }

  /// The JSON of a command that must succeed.
  func json(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> JSON {
    let answer = run(arguments + ["--json"])
    try #require(answer.exit == .success, "\(answer.errors)", sourceLocation: sourceLocation)
    return try answer.json
  }

  /// Writes a file into the bench's folder; its path.
  func file(_ name: String, _ bytes: [UInt8]) -> String {
    let path = folder + "/" + name
    TestFolder.write(bytes, path)
    return path
  }

  /// Imports a file; its entry in the answer.
  @discardableResult
  func importing(_ arguments: String...) throws -> JSON {
    let answer = run(["import"] + arguments + ["--json"])
    try #require(answer.exit == .success, "\(answer.errors)")
    return try #require(try answer.json["files"]?.items?.first)
  }

  /// The whole book as JSON.
  func exported() -> String { run(["export", "--format", "json"]).output }

  /// Realized profit as `key currency` → figure.
  func realized(_ arguments: String...) throws -> [String: Amount] {
    let answer = run(["trades"] + arguments + ["--json"])
    try #require(answer.exit == .success, "\(answer.errors)")
    return try Self.realized(try answer.json)
  }

  static func realized(_ json: JSON) throws -> [String: Amount] {
    var figures: [String: Amount] = [:]
    for row in try #require(json["rows"]?.items) {
      figures["\(row["day"]?.text ?? "") \(row["currency"]?.text ?? "")"] = try Amount(
        canonical: row["realized"]?.text ?? "")
    }
    return figures
  }
}
