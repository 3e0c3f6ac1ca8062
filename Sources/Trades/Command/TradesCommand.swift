import Base
package import Book
import Command
import Localization

/// What the commands of the trades book share: their options, and the sentences for what goes wrong.
enum TradesCommand {
  typealias Option = CommandSpec.Option

  static let by = Option("by", .choice(Grouping.allCases.map(\.rawValue)), "trades.option.by")
  static let period = [Option("from", .day, "trades.option.from"), Option("to", .day, "trades.option.to")]
  static let reckoning = [
    Option("method", .choice(CostMethod.automatic.map(\.rawValue)), "trades.option.method"),
    Option("day-zone", .text("origin|ZONE"), "trades.option.dayZone"),
  ]

  /// A command that works in the open house.
  static func inHouse(
    _ spec: CommandSpec, _ run: @escaping @Sendable (Invocation, CommandContext, CommandVisit) throws -> Void
  ) -> BookCommand {
    BookCommand(
      spec,
      .inHouse { invocation, context, visit in
        do { try run(invocation, context, visit) } catch let error as TradesError {
          throw Failure(sentence(error, context.words))
        }
        return .success
      })
  }

  /// What of the profit is asked for.
  static func query(_ invocation: Invocation, _ words: Words) throws(Failure) -> ReportsService.ProfitQuery {
    ReportsService.ProfitQuery(
      by: invocation.text("by").flatMap(Grouping.init) ?? .day, from: invocation.day("from"), to: invocation.day("to"),
      method: invocation.text("method").flatMap(CostMethod.init),
      dayRule: try FileArguments.dayRule(invocation, words))
  }

  /// The record that an operand names.
  static func record(_ invocation: Invocation, _ words: Words) throws(Failure) -> ID {
    let text = invocation.operand("RECORD") ?? ""
    guard let id = try? ID(text: text) else { throw Failure(words("trades.answer.noRecord", .text(text))) }
    return id
  }

  private static func sentence(_ error: TradesError, _ words: Words) -> String {
    switch error {
    case .unknownRecord(let id): words("trades.answer.noRecord", .text(id.text))
    case .overflow(let record): words("trades.answer.overflow", .text(record.text))
    default: words("command.error.unexpected", .text("\(error)"))
    }
  }
}

extension TradesBook {
  package static var commands: [BookCommand] {
    [
      PnlCommand.command, PositionsCommand.command, ListCommand.command, ExplainCommand.command, StatsCommand.command,
      ReplayCommand.command,
    ]
  }
}
