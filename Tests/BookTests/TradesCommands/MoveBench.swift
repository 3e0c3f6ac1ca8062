import App
import Base
import Command
import Localization
import TestSupport

/// The program on places that a test names, with its sinks in memory.
final class MoveBench {
  /// What a command answered, and how it ended.
  struct Answer {
    let exit: ExitCode
    let output: String
    let errors: String
  }

  let folder = TestFolder.make()

  deinit { TestStore.removeFolder(folder) }

  /// Runs a command that names its places itself.
  func run(_ arguments: [String]) -> Answer {
    let (output, errors) = (MemorySink(), MemorySink())
    let exit = Program(environment: ["HOME": folder]).run(
      arguments, in: CommandContext(words: Words(.en), output: output, errors: errors))
    return Answer(exit: exit, output: output.text, errors: errors.text)
  }

  /// Runs a command on the store of a place.
  func run(_ arguments: [String], at place: String) -> Answer {
    run(arguments + (place.contains("://") ? ["--database", place] : ["--data", place]))
  }

  func move(from source: String, to target: String, _ arguments: String...) -> Answer {
    run(["move", "--from", source, "--to", target] + arguments)
  }

  /// Brings a small table to the store of a place.
  @discardableResult
  func importSample(at place: String) -> Answer {
    let table = """
      at,side,item,qty,price
      2026-04-01,buy,카페 🧋,3,0.000000000000000001
      2026-04-02,sell,카페 🧋,1,2.5

      """
    TestFolder.write(Array(table.utf8), folder + "/table.csv")
    return run(
      [
        "import", folder + "/table.csv", "--map", "at=at", "--map", "kind=side", "--map", "item=item", "--map",
        "quantity=qty", "--map", "price=price", "--zone", "Asia/Seoul",
      ], at: place)
  }

  /// All that commands tell of the store of a place.
  func told(of place: String) -> [String] {
    [
      ["export", "--format", "json"], ["export", "--format", "csv"], ["trades", "pnl", "--json"],
      ["trades", "positions", "--json"], ["trades", "stats", "--json"], ["imports", "list", "--json"],
    ].map { arguments in
      let answer = run(arguments, at: place)
      return answer.output + answer.errors
    }
  }
}
