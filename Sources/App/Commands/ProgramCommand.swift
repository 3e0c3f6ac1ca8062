import Book
import Command

/// A command of the program: one of a book or room, one that needs the house put together, or one that opens stores itself.
struct ProgramCommand: Sendable {
  enum Run: Sendable {
    case alone(@Sendable (Invocation, CommandContext) throws -> ExitCode)
    case inHouse(@Sendable (Invocation, CommandContext, CommandVisit) throws -> ExitCode)
    case inProgram(@Sendable (Invocation, CommandContext, Program) throws -> ExitCode)
    case inComposition(@Sendable (Invocation, CommandContext, Composition) throws -> ExitCode)
  }

  let spec: CommandSpec
  let run: Run

  init(_ spec: CommandSpec, _ run: Run) {
    self.spec = spec
    self.run = run
  }

  init(_ command: BookCommand) {
    spec = command.spec
    switch command.run {
    case .alone(let run): self.run = .alone(run)
    case .inHouse(let run): self.run = .inHouse(run)
    }
  }
}
