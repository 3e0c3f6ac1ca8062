package import Localization

/// What a command is called and what it understands; what it does is its owner's.
package struct CommandSpec: Sendable {
  /// The words that call it, after the program's name: `["trades", "pnl"]`.
  package let path: [String]
  /// What it does, in one line.
  package let summary: WordKey
  /// What it takes by place.
  package let operands: [Operand]
  /// What it takes by name, beside the options that all commands have.
  package let options: [Option]

  package init(_ path: String..., summary: WordKey, operands: [Operand] = [], options: [Option] = []) {
    self.path = path
    self.summary = summary
    self.operands = operands
    self.options = options
  }

  /// The words that call it as one text: `trades pnl`.
  package var name: String { path.joined(separator: " ") }
}

extension CommandSpec {
  /// Something that a command takes by its place.
  package struct Operand: Sendable {
    /// How often it stands there.
    package enum Presence: Sendable {
      case required
      case optional
      /// Once or more.
      case repeated
    }

    /// The name that help shows: `FILE`.
    package let name: String
    package let presence: Presence

    package init(_ name: String, _ presence: Presence = .required) {
      self.name = name
      self.presence = presence
    }
  }

  /// Something that a command takes by name.
  package struct Option: Sendable {
    /// What follows the name.
    package enum Kind: Sendable {
      /// Nothing: it is there or not.
      case flag
      /// Any text, shown in help by this name.
      case text(String)
      /// One of these words.
      case choice([String])
      /// A day as `2026-08-05`.
      case day
      /// A whole number from zero.
      case count
      /// `NAME=VALUE`, split at the first `=`, with the names of both for help.
      case pair(String, String)
    }

    /// The name without its dashes.
    package let name: String
    package let kind: Kind
    /// What it is for, in one line.
    package let help: WordKey
    /// Whether it may stand there more than once.
    package let isRepeated: Bool

    package init(_ name: String, _ kind: Kind, _ help: WordKey, isRepeated: Bool = false) {
      self.name = name
      self.kind = kind
      self.help = help
      self.isRepeated = isRepeated
    }
  }
}

extension CommandSpec {
  /// The options that every command has.
  static let common: [Option] = [
    Option("data", .text("DIR"), "command.option.data"),
    Option("database", .text("URL"), "command.option.database"),
    Option("keys", .text("DIR"), "command.option.keys"),
    Option("user", .text("NAME"), "command.option.user"),
    Option("language", .choice(Language.allCases.map(\.tag)), "command.option.language"),
    Option("json", .flag, "command.option.json"),
    Option("quiet", .flag, "command.option.quiet"),
    Option("help", .flag, "command.option.help"),
  ]
}
