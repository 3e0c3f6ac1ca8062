import Base
import Command
import Localization
import Testing

struct CommandRunTests {
  @Test func `a command that is understood is run`() {
    let outcome = Sample.run(["imports", "list"])
    #expect(outcome.exit == .success && outcome.output == "imports list\n" && outcome.errors.isEmpty)
  }

  @Test func `a failure is one sentence on standard error and ends with 1`() {
    let outcome = Sample.run(["imports", "list"]) { _, _ in throw Failure("The disk is full; free some space.") }
    #expect(outcome.exit == .failure && outcome.output.isEmpty)
    #expect(outcome.errors == "The disk is full; free some space.\n")
  }

  @Test func `with JSON a failure is told on standard output too`() throws {
    let plain = Sample.run(["imports", "list", "--json"]) { _, _ in throw Failure("No.") }
    #expect(try JSON(parsing: plain.output)["error"]?.text == "No.")
    let shaped = Sample.run(["imports", "list", "--json"]) { _, _ in throw Failure("No.", json: ["files": []]) }
    #expect(try JSON(parsing: shaped.output) == ["files": []])
    #expect(shaped.errors == "No.\n" && shaped.exit == .failure)
    let misused = Sample.run(["imports", "lisp", "--json"])
    #expect(try JSON(parsing: misused.output)["error"] != nil)
    #expect(misused.exit == .misuse)
  }

  @Test func `an error of any other kind is told and is no crash`() {
    struct Odd: Error {}
    let outcome = Sample.run(["imports", "list"]) { _, _ in throw Odd() }
    #expect(outcome.exit == .failure && outcome.errors.contains("Odd()") && outcome.errors.contains("nanal doctor"))
  }

  @Test func `the language of the call speaks, also where the call is wrong`() {
    #expect(Sample.run(["imports", "--language", "ko"]).errors.hasPrefix("‘imports’ 뒤에 한마디가 더 필요합니다"))
    #expect(Sample.run(["fly", "--language=ja"]).errors.hasPrefix("「fly」というコマンドはありません。"))
    #expect(Sample.run(["imports", "list", "--language", "xx"]).exit == .misuse)
  }

  @Test func `progress is told where a person watches and did not ask for quiet`() {
    func work(_ invocation: Invocation, _ context: CommandContext) -> ExitCode {
      let progress = context.progress("Reading")
      for done in 0...1000 { progress.update(done, of: 1000) }
      progress.finish()
      return .success
    }
    let shown = Sample.run(["imports", "list"], perform: work).errors
    #expect(shown.hasSuffix("\rReading 100%\n") && shown.filter { $0 == "\r" }.count == 101)
    #expect(Sample.run(["imports", "list", "--quiet"], perform: work).errors.isEmpty)
  }

  @Test func `an answer is JSON or text`() {
    func answer(_ invocation: Invocation, _ context: CommandContext) -> ExitCode {
      context.answer(["removed": 3]) { "Removed 3.\n" }
      return .success
    }
    #expect(Sample.run(["imports", "list"], perform: answer).output == "Removed 3.\n")
    #expect(Sample.run(["imports", "list", "--json"], perform: answer).output == "{\n  \"removed\": 3\n}\n")
  }

  @Test func `a table lines up letters of double width and figures to the right`() {
    var table = TextTable([("종목", .left), ("Realized", .right)])
    table.add(["삼성전자", "+96,800"])
    table.add(["A\nB", "−1"])
    table.add(["กำไร", "0"])
    #expect(
      table.text == """
        종목      Realized
        삼성전자   +96,800
        A B             −1
        กำไร             0

        """)
  }
}
