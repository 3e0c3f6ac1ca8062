import Accounts
import Base
import Book
package import Command
import Commons
import Glibc
import Localization
import Store
import Trades

/// The program: reads its arguments, opens the house where the command needs one, and says how it ended.
package struct Program: Sendable {
  let environment: [String: String]
  let clock: any Clock
  let ids: any IDSource

  package init(environment: [String: String]) {
    let clock = SystemClock()
    self.environment = environment
    self.clock = clock
    ids = SystemIDs(clock: clock)
  }

  /// Every command of the program, in the order of its help.
  static let commands: [ProgramCommand] =
    [ServeCommand.command]
    + ([DemoCommand.command] + CommonsRoom.commands + [ExportCommand.command]
    + Composition.bookTypes.flatMap { $0.commands }
    + AccountsRoom.commands + [JobsCommand.command, DoctorCommand.command]).map(ProgramCommand.init)
    + [MoveCommand.command, ProgramCommand(VersionCommand.command)]

  package func run(_ arguments: [String], in context: CommandContext) -> ExitCode {
    let table = CommandTable(Self.commands.map { ($0.spec, $0.run) })
    return table.run(arguments, in: context) { run, invocation, context in
      switch run {
      case .alone(let run): return try run(invocation, context)
      case .inHouse(let run):
        return try inComposition(invocation, context) { composition, options in
          let person = try person(options.user, composition, context.words)
          let visitor = try composition.visitor(person, language: context.words.language)
          return try run(
            invocation, context,
            CommandVisit(house: composition.house, books: composition.books, visitor: visitor) {
              try composition.settings.change(to: $0, of: visitor.owner)
            })
        }
      case .inProgram(let run):
        return try sayingWhatIsWrong(context) { try run(invocation, context, self) }
      case .inComposition(let run):
        return try inComposition(invocation, context) { composition, _ in try run(invocation, context, composition) }
      }
    }
  }

  /// Opens the house that the arguments name for as long as `body` runs.
  private func inComposition(
    _ invocation: Invocation, _ context: CommandContext, _ body: (Composition, CommonOptions) throws -> ExitCode
  ) throws -> ExitCode {
    try sayingWhatIsWrong(context) {
      let options = try CommonOptions(invocation, environment, context)
      let composition = try Composition(
        place: options.place,
        connections: invocation.count("connections") ?? Composition.connections, clock: clock, ids: ids,
        machineZone: .ofMachine)
      defer { composition.close() }
      return try body(composition, options)
    }
  }

  /// The person whom a name means, or the owner without one.
  private func person(_ name: String?, _ composition: Composition, _ words: Words) throws -> ID {
    guard let name else { return try composition.people.owner().id }
    guard let person = try composition.people.find(named: name) else {
      throw Failure(words("accounts.user.unknown", .text(name)))
    }
    return person.id
  }

  /// Puts troubles of a store into the person's words.
  private func sayingWhatIsWrong(_ context: CommandContext, _ body: () throws -> ExitCode) throws -> ExitCode {
    do {
      return try body()
    } catch let error as StoreError {
      throw Failure(StoreWords(context.words).sentence(error))
    } catch StorePlaceError.notBuiltIn {
      throw Failure(context.words("app.store.notBuiltIn"))
    }
  }
}
