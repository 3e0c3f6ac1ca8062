import Localization

/// The help of the program and of each command, in the person's language.
struct Help {
  /// The columns that a line of options fills at most.
  private static let width = 78

  private let words: Words

  init(_ words: Words) { self.words = words }

  /// The commands, one line each.
  func overview(_ specs: [CommandSpec]) -> String {
    let rows = specs.map { ($0.name, words($0.summary)) }
    return """
      \(words("command.help.usage")): nanal \(words("command.help.command")) …

      \(columns(rows))

      \(words("command.help.more", .text("nanal \(words("command.help.command")) --help")))

      """
  }

  /// One command: how it is called, what it does, its options and those of all commands.
  func page(_ spec: CommandSpec) -> String {
    var parts = [
      "\(words("command.help.usage")): \(usage(spec))",
      words(spec.summary),
    ]
    if !spec.options.isEmpty {
      parts.append(words("command.help.options") + ":\n" + columns(spec.options.map { row($0) }))
    }
    parts.append(words("command.help.common") + ":\n" + columns(CommandSpec.common.map { row($0) }))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func usage(_ spec: CommandSpec) -> String {
    let operands = spec.operands.map { operand in
      switch operand.presence {
      case .required: operand.name
      case .optional: "[\(operand.name)]"
      case .repeated: "\(operand.name)…"
      }
    }
    let options = spec.options.map { "[\($0.written)]" + ($0.isRepeated ? "…" : "") }
    let start = (["nanal"] + spec.path + operands).joined(separator: " ")
    return options.reduce(into: [start]) { lines, option in
      let line = (lines.last ?? "") + " " + option
      if DisplayWidth.of(line) <= Self.width {
        lines[lines.count - 1] = line
      } else {
        lines.append("    " + option)
      }
    }.joined(separator: "\n")
  }

  private func row(_ option: CommandSpec.Option) -> (String, String) {
    (option.written, words(option.help))
  }

  private func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map { DisplayWidth.of($0.0) }.filter { $0 <= 32 }.max() ?? 0
    return rows.map { left, right in
      let wide = DisplayWidth.of(left)
      guard wide <= width else { return "  \(left)\n  \(String(repeating: " ", count: width))  \(right)" }
      return "  \(left)\(String(repeating: " ", count: width - wide))  \(right)"
    }.joined(separator: "\n")
  }
}

extension CommandSpec.Option {
  /// The option with what follows it, as help writes it.
  var written: String { takesValue ? "--\(name) \(placeholder)" : "--\(name)" }

  /// What follows the name.
  var placeholder: String {
    switch kind {
    case .flag: ""
    case .text(let name): name
    case .choice(let choices): choices.joined(separator: "|")
    case .day: "YYYY-MM-DD"
    case .count: "N"
    case .pair(let name, let value): "\(name)=\(value)"
    }
  }
}
