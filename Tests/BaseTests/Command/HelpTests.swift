import Command
import Localization
import TestSupport
import Testing

struct HelpTests {
  private func path(_ name: String) -> String {
    Sources.root + "/Tests/BaseTests/Command/Golden/" + name + ".txt"
  }

  @Test(arguments: [Language.en, .ko, .th])
  func `help lists the commands in the person's language`(language: Language) throws {
    let outcome = Sample.run(["--help"], language: language)
    #expect(outcome.exit == .success)
    #expect(try Golden.difference(outcome.output, from: path("overview.\(language.tag)")) == nil)
  }

  @Test(arguments: [Language.en, .ko])
  func `a command's help shows how it is called and its options`(language: Language) throws {
    let outcome = Sample.run(["import", "--help"], language: language)
    #expect(outcome.exit == .success)
    #expect(try Golden.difference(outcome.output, from: path("import.\(language.tag)")) == nil)
  }

  @Test func `all ways to ask for help give the same`() {
    let page = Sample.run(["help", "trades", "pnl"]).output
    #expect(page.contains("nanal trades pnl [--by day|month]"))
    #expect(Sample.run(["trades", "pnl", "-h"]).output == page)
    #expect(Sample.run(["trades", "pnl", "--from", "2026-01-01", "--help"]).output == page)
    #expect(Sample.run([]).output == Sample.run(["help"]).output)
    #expect(Sample.run(["imports", "--help"]).output.contains("imports undo"))
    #expect(Sample.run(["help", "fly"]).exit == .misuse)
  }
}
