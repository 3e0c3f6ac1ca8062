import Base
import Localization

extension CommandTable {
  /// Reads the arguments, runs what they ask for and says how the program ends.
  ///
  /// What goes wrong is one sentence on standard error; with `--json` it is told on standard output too.
  package func run(
    _ arguments: [String], in context: CommandContext,
    perform: (Routine, Invocation, CommandContext) throws -> ExitCode
  ) -> ExitCode {
    var spoken = context.speaking(Self.language(in: arguments), json: arguments.contains("--json"))
    do {
      switch try request(arguments, words: spoken.words) {
      case .help(let text):
        spoken.output.write(text)
        return .success
      case .run(let invocation, let routine):
        spoken = context.applying(invocation)
        return try perform(routine, invocation, spoken)
      }
    } catch let failure as Failure {
      return fail(failure, spoken)
    } catch {
      return fail(Failure(spoken.words("command.error.unexpected", .text("\(error)"))), spoken)
    }
  }

  private func fail(_ failure: Failure, _ context: CommandContext) -> ExitCode {
    context.warn(failure.sentence)
    if context.isJSON {
      let json = failure.json ?? ["error": .string(failure.sentence)]
      context.output.write(json.write(pretty: true) + [UInt8(ascii: "\n")])
    }
    return failure.exit
  }

  /// The language asked for, also where the rest of the line is not understood.
  private static func language(in arguments: [String]) -> String? {
    for (place, argument) in arguments.enumerated() {
      if argument.hasPrefix("--language=") { return String(argument.dropFirst("--language=".count)) }
      if argument == "--language", place + 1 < arguments.count { return arguments[place + 1] }
    }
    return nil
  }
}
