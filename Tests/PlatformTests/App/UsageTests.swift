import App
import Base
import Command
import Localization
import Store
import TestSupport
import Testing

@Suite struct UsageTests {
  /// Runs a command on a store of its own, with a table in its folder.
  private func run(_ arguments: [String]) throws -> (exit: ExitCode, output: String, errors: String) {
    let place = try TestPlace(for: Composition.migrations)
    let folder = try DataFolder(place.folder).path
    TestFolder.write(Array("at,qty\n2026-01-05,1\n".utf8), folder + "/table.csv")
    let (output, errors) = (MemorySink(), MemorySink())
    let exit = Program(environment: ["HOME": folder, "NANAL_DATABASE": place.url ?? "", "TZ": "UTC"]).run(
      arguments.map { $0.replacing("FOLDER", with: folder) },
      in: CommandContext(words: Words(.en), output: output, errors: errors))
    return (exit, output.text, errors.text)
  }

  @Test(arguments: [
    ["nothing"], ["trades"], ["trades", "pln"], ["trades", "pnl", "--by", "hour"],
    ["trades", "pnl", "--from", "today"],
    ["trades", "pnl", "--method", "best"], ["trades", "pnl", "--day-zone", "Mars/Olympus"], ["trades", "explain"],
    ["trades", "replay"], ["trades", "list", "--kind", "steal"], ["trades", "list", "--limit", "many"],
    ["trades", "stats", "--what"], ["import"], ["import", "FOLDER/table.csv", "--shorts", "maybe"],
    ["import", "FOLDER/table.csv", "--map", "at"], ["import", "FOLDER/table.csv", "--map", "at=when"],
    ["import", "FOLDER/table.csv", "--zone", "Mars/Olympus"],
    ["trades", "replay", "FOLDER/table.csv", "--map", "at=when"],
    ["trades", "replay", "FOLDER/table.csv", "--map", "moon=at"], ["export", "--book", "letters"],
    ["export", "--format", "stone"], ["serve", "--listen", "0.0.0.0:8080"], ["serve", "--listen", "here"],
    ["imports"], ["jobs"], ["version", "--quiet=yes"],
  ])
  func `wrong usage ends with 2 and one sentence`(_ arguments: [String]) throws {
    let answer = try run(arguments)
    #expect(answer.exit == .misuse)
    #expect(answer.output == "")
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(answer.errors.count > 20)
  }

  @Test func `a column that is not there is told with those that are`() throws {
    for command in [["import"], ["trades", "replay"]] {
      let answer = try run(command + ["FOLDER/table.csv", "--map", "at=when", "--json"])
      #expect(answer.errors.contains("at, qty"))
      #expect(try JSON(parsing: Array(answer.output.utf8)).members != nil)
    }
  }

  @Test(arguments: [
    ["trades", "explain", "01980000-0000-7000-8000-000000000000"], ["trades", "explain", "no-id"],
    ["trades", "list", "--account", "nobody's"], ["trades", "list", "--item", "nothing"],
    ["trades", "replay", "FOLDER/missing.csv"], ["trades", "replay", "FOLDER/table.csv"],
    ["import", "FOLDER/missing.csv"], ["import", "FOLDER/table.csv"], ["imports", "undo", "no-id"],
    ["export", "--out", "FOLDER/none/out.csv"],
  ])
  func `what cannot be done ends with 1, a sentence, and JSON where that is asked for`(_ arguments: [String]) throws {
    let answer = try run(arguments + ["--json"])
    #expect(answer.exit == .failure)
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(answer.errors.count > 20)
    #expect(try JSON(parsing: Array(answer.output.utf8)).members != nil)
  }

  @Test(arguments: [
    (["trades", "pnl"], ["method", "day_rule", "rows", "total"]), (["trades", "positions"], ["rows"]),
    (["trades", "list"], ["rows", "next"]), (["trades", "stats"], ["rows"]), (["imports", "list"], ["rows"]),
    (["jobs", "list"], ["rows"]), (["doctor"], ["ok", "checks"]), (["version"], ["version"]),
  ])
  func `an empty folder answers in the shapes agreed`(_ arguments: [String], _ names: [String]) throws {
    let answer = try run(arguments + ["--json"])
    #expect(answer.exit == .success)
    #expect(try JSON(parsing: Array(answer.output.utf8)).members?.map(\.name) == names)
    let text = try run(arguments)
    #expect(text.exit == .success)
    #expect(text.errors == "")
  }
}
