package import Base
package import Localization

/// What a command speaks through: the person's words, the sinks and the way secrets come in.
package struct CommandContext: Sendable {
  package let words: Words
  package let output: any Sink
  package let errors: any Sink
  package let secrets: any Secrets
  /// Whether progress is shown: a person watches standard error and did not ask for quiet.
  package let showsProgress: Bool
  /// Whether the answer is JSON.
  package let isJSON: Bool

  package init(
    words: Words, output: any Sink, errors: any Sink, secrets: any Secrets = FixedSecrets(nil),
    showsProgress: Bool = false, isJSON: Bool = false
  ) {
    self.words = words
    self.output = output
    self.errors = errors
    self.secrets = secrets
    self.showsProgress = showsProgress
    self.isJSON = isJSON
  }

  /// The context of this process.
  package static func process(environment: [String: String]) -> CommandContext {
    CommandContext(
      words: Words(Language(environment: environment)), output: StandardSink.output, errors: StandardSink.errors,
      secrets: StandardSecrets(), showsProgress: StandardSink.errors.isTerminal)
  }

  /// The context for one call: its language, `--json` and `--quiet`.
  package func applying(_ invocation: Invocation) -> CommandContext {
    CommandContext(
      words: invocation.language.map { Words($0) } ?? words, output: output, errors: errors, secrets: secrets,
      showsProgress: showsProgress && !invocation.isQuiet, isJSON: invocation.isJSON)
  }

  /// The context for a line of arguments that is not understood yet.
  func speaking(_ tag: String?, json: Bool) -> CommandContext {
    CommandContext(
      words: tag.flatMap { Language(tag: $0) }.map { Words($0) } ?? words, output: output, errors: errors,
      secrets: secrets, showsProgress: showsProgress, isJSON: json)
  }

  /// Says one line to standard output.
  package func say(_ line: String) { output.write(line + "\n") }

  /// Says one line to standard error.
  package func warn(_ line: String) { errors.write(line + "\n") }

  /// Answers with JSON or, for people, with what the closure writes.
  package func answer(_ json: @autoclosure () -> JSON, else text: () -> String) {
    if isJSON {
      output.write(json().write(pretty: true) + [UInt8(ascii: "\n")])
    } else {
      output.write(text())
    }
  }

  /// Tells how far long work has come.
  package func progress(_ label: String) -> Progress {
    Progress(label: label, errors: showsProgress ? errors : nil)
  }
}
