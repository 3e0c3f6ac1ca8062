import Base
import Book
import Command
import Localization

/// `nanal trades replay FILE`: the profit of a file, without storing or opening anything.
enum ReplayCommand {
  static let command = BookCommand(
    CommandSpec(
      "trades", "replay", summary: "trades.command.replay", operands: [.init("FILE")],
      options: [TradesCommand.by] + TradesCommand.period + FileArguments.options),
    .alone { invocation, context in
      let words = context.words
      let path = invocation.operand("FILE") ?? ""
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let query = try TradesCommand.query(invocation, words)
      var options = try FileArguments.read(invocation, words)
      options.homeZone = .ofMachine
      do {
        guard let replay = try ReplayService(options).replay(ImportFile(name: name, path: path), query) else {
          throw Failure(name + ": " + words("trades.answer.map"))
        }
        PnlCommand.answer(replay.profit, query, replay.accounts, replay.items, context)
        return .success
      } catch ImportError.refused(let reason, let line) {
        let place = line.map { ": " + words("trades.answer.line", .count($0)) } ?? ""
        throw Failure(name + place + ": " + TradeWords(words).refused(reason))
      } catch MappingError.unknownColumn(let column, let headers) {
        throw Failure.misuse(
          words("trades.answer.column", .text(column), .text(headers.joined(separator: ", "))))
      } catch MappingError.unknownField(let field) {
        throw Failure.misuse(words("trades.file.field", .text(field)))
      }
    })
}
