import Base
import Command
import Localization

/// A small table of commands to try the parser and the help on; its words are those of the common options.
enum Sample {
  static let pnl = CommandSpec(
    "trades", "pnl", summary: "command.option.json",
    options: [
      .init("by", .choice(["day", "month"]), "command.option.data"),
      .init("from", .day, "command.option.keys"),
      .init("limit", .count, "command.option.user"),
    ])
  static let load = CommandSpec(
    "import", summary: "command.option.database", operands: [.init("FILE", .repeated)],
    options: [
      .init("map", .pair("FIELD", "COLUMN"), "command.option.data", isRepeated: true),
      .init("format", .text("ID"), "command.option.keys"),
      .init("dry-run", .flag, "command.option.quiet"),
    ])
  static let undo = CommandSpec(
    "imports", "undo", summary: "command.option.user", operands: [.init("ID"), .init("WHY", .optional)])
  static let list = CommandSpec("imports", "list", summary: "command.option.keys")

  static let table = CommandTable<String>([load, list, undo, pnl].map { ($0, $0.name) })

  /// What one call writes and how it ends.
  struct Outcome {
    let exit: ExitCode
    let output: String
    let errors: String
  }

  static func run(
    _ arguments: [String], language: Language = .en, perform: (Invocation, CommandContext) throws -> ExitCode = reply
  ) -> Outcome {
    let (output, errors) = (MemorySink(), MemorySink())
    let context = CommandContext(words: Words(language), output: output, errors: errors, showsProgress: true)
    let exit = table.run(arguments, in: context) { try perform($1, $2) }
    return Outcome(exit: exit, output: output.text, errors: errors.text)
  }

  static func reply(_ invocation: Invocation, _ context: CommandContext) throws -> ExitCode {
    context.say(invocation.spec.name)
    return .success
  }

  static func invocation(_ arguments: String...) throws -> Invocation {
    guard case .run(let invocation, _) = try table.request(arguments, words: Words(.en)) else {
      throw Failure("help was shown")
    }
    return invocation
  }
}
