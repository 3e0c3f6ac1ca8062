package import Command

/// A command of a book or of the house: how it is called, and what it does for the person whose books are meant.
package struct BookCommand: Sendable {
  package typealias Run = @Sendable (Invocation, CommandContext, Visitor) throws -> ExitCode

  package let spec: CommandSpec
  package let run: Run

  package init(_ spec: CommandSpec, _ run: @escaping Run) {
    self.spec = spec
    self.run = run
  }
}
