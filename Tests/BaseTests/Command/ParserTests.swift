import Base
import Command
import Localization
import Testing

struct ParserTests {
  @Test func `a value follows its name after a blank or an equals sign`() throws {
    #expect(try Sample.invocation("import", "--format", "kiwoom", "a.csv").text("format") == "kiwoom")
    #expect(try Sample.invocation("import", "--format=a=b", "a.csv").text("format") == "a=b")
    #expect(try Sample.invocation("import", "--format=", "a.csv").text("format") == "")
  }

  @Test func `values are of the kind that the option asks for`() throws {
    let call = try Sample.invocation("trades", "pnl", "--from", "2026-08-05", "--limit", "20", "--by=month")
    #expect(try call.day("from") == CivilDay(iso: "2026-08-05"))
    #expect(call.count("limit") == 20)
    #expect(call.text("by") == "month")
    #expect(call.day("limit") == nil && call.flag("json") == false)
  }

  @Test func `pairs are split at the first equals sign and may be repeated`() throws {
    let call = try Sample.invocation("import", "--map", "price=단가=원", "--map=day=#3", "a.csv")
    #expect(call.pairs("map").map(\.name) == ["price", "day"])
    #expect(call.pairs("map").map(\.value) == ["단가=원", "#3"])
  }

  @Test func `operands stand anywhere and may begin with a dash after two dashes`() throws {
    let call = try Sample.invocation("import", "a.csv", "--dry-run", "-", "--", "--b.csv")
    #expect(call.operands("FILE") == ["a.csv", "-", "--b.csv"])
    #expect(call.flag("dry-run"))
    #expect(try Sample.invocation("imports", "undo", "7").operand("WHY") == nil)
  }

  @Test func `options of every command may stand before its name`() throws {
    let call = try Sample.invocation("--data", "/tmp/x", "--json", "imports", "list", "--user=me")
    #expect(call.spec.name == "imports list")
    #expect(call.data == "/tmp/x" && call.user == "me" && call.isJSON && !call.isQuiet)
  }

  @Test(arguments: [
    (["import"], "FILE is missing."), (["import", "a", "--format"], "Write ID after --format."),
    (["import", "a", "--map", "price"], "--map needs FIELD=COLUMN, not “price”."),
    (["import", "a", "--format", "x", "--format", "y"], "Give --format only once."),
    (["import", "a", "--dry-run=yes"], "--dry-run takes no value."),
    (["import", "a", "--dry-rnu"], "There is no option --dry-rnu; did you mean --dry-run?"),
    (["import", "a", "--zebra"], "There is no option --zebra."), (["import", "a", "-x"], "There is no option -x."),
    (["trades", "pnl", "--by", "hour"], "--by needs day|month, not “hour”."),
    (["trades", "pnl", "--from", "2026-02-30"], "--from needs YYYY-MM-DD, not “2026-02-30”."),
    (["trades", "pnl", "--limit", "-1"], "--limit needs N, not “-1”."),
    (["imports", "undo", "1", "2", "3"], "“3” is one word too many."),
    (["imports"], "“imports” needs one more word: imports list, imports undo."),
    (["imprt", "a"], "There is no command “imprt”; did you mean “import”?"),
    (["fly"], "There is no command “fly”."), (["--json"], "Say which command to run."),
  ])
  func `a wrong call ends with 2 and a sentence that says what to do`(arguments: [String], sentence: String) {
    let outcome = Sample.run(arguments)
    #expect(outcome.exit == .misuse)
    #expect(outcome.errors.hasPrefix(sentence), "\(outcome.errors)")
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
  }
}
