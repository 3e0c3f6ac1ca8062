import Base
import Localization

/// Reads the arguments that follow a command's name.
///
/// `--name value`, `--name=value`, and `--` before operands that begin with a dash; `-` alone is an operand.
struct Parser {
  let spec: CommandSpec
  let words: Words
  private var values: [String: [Invocation.Value]] = [:]
  private var places: [String] = []

  init(spec: CommandSpec, words: Words) {
    self.spec = spec
    self.words = words
  }

  /// The call, or the failure that says what was not understood.
  mutating func parse(_ arguments: some Collection<String>) throws(Failure) -> Invocation {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        places += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        places.append(argument)
        continue
      }
      try read(argument, &rest)
    }
    return Invocation(spec: spec, values: values, operands: flag("help") ? [:] : try placed())
  }

  private func flag(_ name: String) -> Bool { values[name] != nil }

  private mutating func read<Rest: Collection<String>>(_ argument: String, _ rest: inout Rest) throws(Failure)
  where Rest.SubSequence == Rest {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? "help" : String(parts[0].drop { $0 == "-" })
    guard let option = option(name), parts[0].hasPrefix("--") || parts[0] == "-h" else {
      throw unknown(parts[0])
    }
    if case .flag = option.kind {
      guard parts.count == 1 else { throw misuse(words("command.error.noValue", .text("--" + name))) }
      values[name] = [.flag]
      return
    }
    guard option.isRepeated || values[name] == nil else {
      throw misuse(words("command.error.twice", .text("--" + name)))
    }
    guard let text = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw misuse(words("command.error.valueMissing", .text("--" + name), .text(option.placeholder)))
    }
    values[name, default: []].append(try value(text, option))
  }

  private func option(_ name: String) -> CommandSpec.Option? {
    (spec.options + CommandSpec.common).first { $0.name == name }
  }

  private func value(_ text: String, _ option: CommandSpec.Option) throws(Failure) -> Invocation.Value {
    func wrong() -> Failure {
      misuse(words("command.error.value", .text("--" + option.name), .text(option.placeholder), .text(text)))
    }
    switch option.kind {
    case .flag: return .flag
    case .text: return .text(text)
    case .choice(let choices):
      guard choices.contains(text) else { throw wrong() }
      return .text(text)
    case .day:
      guard let day = try? CivilDay(iso: text) else { throw wrong() }
      return .day(day)
    case .count:
      guard let count = Int(text), count >= 0 else { throw wrong() }
      return .count(count)
    case .pair:
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw wrong() }
      return .pair(parts[0], parts[1])
    }
  }

  private func placed() throws(Failure) -> [String: [String]] {
    var placed: [String: [String]] = [:]
    var rest = places[...]
    for operand in spec.operands {
      switch operand.presence {
      case .repeated:
        placed[operand.name] = Array(rest)
        rest = []
      case .required, .optional:
        placed[operand.name] = rest.popFirst().map { [$0] } ?? []
      }
      guard operand.presence == .optional || placed[operand.name]?.isEmpty == false else {
        throw misuse(words("command.error.operandMissing", .text(operand.name)))
      }
    }
    if let extra = rest.first { throw misuse(words("command.error.extra", .text(extra))) }
    return placed
  }

  private func unknown(_ written: String) -> Failure {
    let known = (spec.options + CommandSpec.common).map { "--" + $0.name }
    if let near = Spelling.nearest(to: written, among: known) {
      return misuse(words("command.error.optionNear", .text(written), .text(near)))
    }
    return misuse(words("command.error.option", .text(written)))
  }

  private func misuse(_ sentence: String) -> Failure {
    .misuse(sentence + " " + words("command.error.help", .text("nanal \(spec.name) --help")))
  }
}
