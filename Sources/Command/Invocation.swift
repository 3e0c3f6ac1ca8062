package import Base
package import Localization

/// A command as it was called: every value is already of the kind that its option asks for.
package struct Invocation: Sendable {
  /// The command that was called.
  package let spec: CommandSpec
  private let values: [String: [Value]]
  private let operands: [String: [String]]

  /// One value of an option.
  enum Value: Sendable {
    case flag
    case text(String)
    case day(CivilDay)
    case count(Int)
    case pair(String, String)
  }

  init(spec: CommandSpec, values: [String: [Value]], operands: [String: [String]]) {
    self.spec = spec
    self.values = values
    self.operands = operands
  }

  /// Whether a flag was given.
  package func flag(_ name: String) -> Bool { values[name] != nil }

  /// The text or choice of an option, nil when it was not given.
  package func text(_ name: String) -> String? { texts(name).last }

  /// All texts of an option that may be repeated, in their order.
  package func texts(_ name: String) -> [String] {
    values[name, default: []].compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The day of an option.
  package func day(_ name: String) -> CivilDay? {
    if case .day(let day) = values[name]?.last { day } else { nil }
  }

  /// The number of an option.
  package func count(_ name: String) -> Int? {
    if case .count(let count) = values[name]?.last { count } else { nil }
  }

  /// All `NAME=VALUE` pairs of an option, in their order.
  package func pairs(_ name: String) -> [(name: String, value: String)] {
    values[name, default: []].compactMap { if case .pair(let name, let value) = $0 { (name, value) } else { nil } }
  }

  /// What stands in an operand's place, nil when nothing does.
  package func operand(_ name: String) -> String? { operands[name]?.first }

  /// Everything that stands in a repeated operand's place.
  package func operands(_ name: String) -> [String] { operands[name, default: []] }
}

extension Invocation {
  /// The data folder that was named.
  package var data: String? { text("data") }
  /// The database that was named.
  package var database: String? { text("database") }
  /// The folder of keys that was named.
  package var keys: String? { text("keys") }
  /// The owner whose books are meant; nil is the only or first one.
  package var user: String? { text("user") }
  /// The language that was asked for.
  package var language: Language? { text("language").flatMap { Language(tag: $0) } }
  /// Whether the answer is JSON.
  package var isJSON: Bool { flag("json") }
  /// Whether progress is not told.
  package var isQuiet: Bool { flag("quiet") }
}
