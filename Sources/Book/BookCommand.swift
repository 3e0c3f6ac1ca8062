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

/// Where a command finds itself: the house, its books and the person whose books are meant.
package struct CommandVisit: Sendable {
  package let house: House
  package let books: [any Book]
  package let visitor: Visitor
  /// Stores other settings for the person; what depends on them follows.
  package let changeSettings: @Sendable (Settings) throws -> Void

  package init(
    house: House, books: [any Book], visitor: Visitor, changeSettings: @escaping @Sendable (Settings) throws -> Void
  ) {
    self.changeSettings = changeSettings
    self.house = house
    self.books = books
    self.visitor = visitor
  }
}
