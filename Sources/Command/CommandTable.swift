import Base
package import Localization

/// The commands of the program and what each of them is bound to.
package struct CommandTable<Routine: Sendable>: Sendable {
  private let commands: [(spec: CommandSpec, routine: Routine)]

  /// The commands in the order in which help lists them.
  package init(_ commands: [(spec: CommandSpec, routine: Routine)]) {
    self.commands = commands
  }

  /// Every command's description.
  package var specs: [CommandSpec] { commands.map(\.spec) }

  /// What a line of arguments asks for.
  package enum Request: Sendable {
    case run(Invocation, Routine)
    /// The text to print.
    case help(String)
  }

  /// Reads the arguments that follow the program's name.
  package func request(_ arguments: [String], words: Words) throws(Failure) -> Request {
    let (path, rest) = split(arguments)
    if path.first == "help" { return try help(for: Array(path.dropFirst()), words: words) }
    guard let command = commands.first(where: { $0.spec.path == path }) else {
      let asksForHelp = rest.contains("--help") || rest.contains("-h")
      if asksForHelp || arguments.isEmpty { return try help(for: path, words: words) }
      throw unknown(path, rest, words)
    }
    var parser = Parser(spec: command.spec, words: words)
    let invocation = try parser.parse(rest)
    guard !invocation.flag("help") else { return .help(Help(words).page(command.spec)) }
    return .run(invocation, command.routine)
  }

  private func help(for path: [String], words: Words) throws(Failure) -> Request {
    if let command = commands.first(where: { $0.spec.path == path }) { return .help(Help(words).page(command.spec)) }
    let listed = specs.filter { $0.path.starts(with: path) }
    guard !listed.isEmpty else { throw unknown(path, [], words) }
    return .help(Help(words).overview(listed))
  }

  /// Parts the words that name a command from the rest; common options may stand before them.
  private func split(_ arguments: [String]) -> (path: [String], rest: [String]) {
    var path: [String] = []
    var rest: [String] = []
    var place = 0
    while place < arguments.count, !isComplete(path) {
      let argument = arguments[place]
      place += 1
      guard argument.hasPrefix("-") else {
        path.append(argument)
        continue
      }
      rest.append(argument)
      if CommandSpec.common.contains(where: { "--" + $0.name == argument && $0.takesValue }), place < arguments.count {
        rest.append(arguments[place])
        place += 1
      }
    }
    return (path, rest + arguments[place...])
  }

  /// Whether no command has a longer name that begins with these words.
  private func isComplete(_ path: [String]) -> Bool {
    guard path.first != "help" else { return false }
    return !path.isEmpty && !specs.contains { $0.path.count > path.count && $0.path.starts(with: path) }
  }

  private func unknown(_ path: [String], _ rest: [String], _ words: Words) -> Failure {
    let help = words("command.error.help", .text("nanal --help"))
    guard !path.isEmpty else {
      return .misuse(words("command.error.commandMissing") + " " + help)
    }
    let written = path.joined(separator: " ")
    let groups = specs.filter { $0.path.starts(with: path) }
    if !groups.isEmpty {
      let choices = groups.map(\.name).joined(separator: ", ")
      return .misuse(words("command.error.commandShort", .text(written), .text(choices)))
    }
    if let near = Spelling.nearest(to: written, among: specs.map(\.name)) {
      return .misuse(words("command.error.commandNear", .text(written), .text(near)) + " " + help)
    }
    return .misuse(words("command.error.command", .text(written)) + " " + help)
  }
}

extension CommandSpec.Option {
  var takesValue: Bool {
    if case .flag = kind { false } else { true }
  }
}
