import Glibc

/// Where secrets come from: never from an argument, which other people of the machine can read.
package protocol Secrets: Sendable {
  /// The first line, without its end; nil when there is none.
  func line() -> String?
}

/// Reads standard input, without an echo where a person types.
package struct StandardSecrets: Secrets {
  package init() {}

  package func line() -> String? {
    var before = termios()
    let isTerminal = tcgetattr(0, &before) == 0
    if isTerminal {
      var silent = before
      silent.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(0, TCSAFLUSH, &silent)
    }
    defer { if isTerminal { tcsetattr(0, TCSAFLUSH, &before) } }
    return readLine(strippingNewline: true)
  }
}

/// Gives a secret known beforehand, for tests.
package struct FixedSecrets: Secrets {
  private let secret: String?

  package init(_ secret: String?) { self.secret = secret }

  package func line() -> String? { secret }
}
