package import Command

/// A command of a book or of the house: how it is called, and what it does.
package struct BookCommand: Sendable {
  /// What a command needs to run.
  package enum Run: Sendable {
    /// Nothing but its arguments: nothing is opened and nothing is written.
    case alone(@Sendable (Invocation, CommandContext) throws -> ExitCode)
    /// The open house, and the person whose books are meant.
    case inHouse(@Sendable (Invocation, CommandContext, CommandVisit) throws -> ExitCode)
  }

  package let spec: CommandSpec
  package let run: Run

  package init(_ spec: CommandSpec, _ run: Run) {
    self.spec = spec
    self.run = run
  }
}
