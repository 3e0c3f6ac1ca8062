package import Base

/// How the program ends.
package enum ExitCode: Int32, Sendable {
  case success = 0
  case failure = 1
  case misuse = 2
}

/// Why a command ends without success: a sentence that says what to do, for standard error.
package struct Failure: Error, Sendable {
  /// The sentence, in the person's language.
  package let sentence: String
  package let exit: ExitCode
  /// What `--json` prints in spite of the failure; without it the sentence itself is told as JSON.
  package let json: JSON?

  /// Something went wrong.
  package init(_ sentence: String, json: JSON? = nil) {
    self.init(sentence, exit: .failure, json: json)
  }

  private init(_ sentence: String, exit: ExitCode, json: JSON?) {
    self.sentence = sentence
    self.exit = exit
    self.json = json
  }

  /// The command was called in a way that it does not understand.
  package static func misuse(_ sentence: String, json: JSON? = nil) -> Failure {
    Failure(sentence, exit: .misuse, json: json)
  }
}
