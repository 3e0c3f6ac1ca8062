import Base
import Book
import Command
import Localization

/// `nanal trades stats`: what the closings of each currency say.
enum StatsCommand {
  static let command = TradesCommand.inHouse(
    CommandSpec(
      "trades", "stats", summary: "trades.command.stats", options: TradesCommand.period + TradesCommand.reckoning)
  ) { invocation, context, visit in
    let query = try TradesCommand.query(invocation, context.words)
    let lines = try ReportsService(visit.house).statistics(query, of: visit.visitor.owner).flatMap(\.lines)
    context.answer(["rows": .array(lines.map(\.json))]) { text(lines, context.words) }
  }

  private static func text(_ lines: [StatisticLine], _ words: Words) -> String {
    guard !lines.isEmpty else { return words("trades.answer.nothing") + "\n" }
    var table = TextTable([(words("trades.answer.figure"), .left), (words("trades.answer.value"), .right)])
    for line in lines {
      let value =
        switch line.value {
        case .count(let count): words.number(count)
        case .money(let amount): amount.map { words.money($0, line.currency) } ?? "–"
        case .ratio(let rate) where line.name == .winRate: rate.map { words.percent($0) } ?? "–"
        case .ratio(let rate): rate?.text(digits: 2) ?? "–"
        case .day(let day): day?.iso ?? "–"
        }
      table.add(["\(name(line.name, words)) (\(line.currency.code))", value])
    }
    return table.text
  }

  private static func name(_ name: StatisticLine.Name, _ words: Words) -> String {
    switch name {
    case .closings: words("trades.answer.closings")
    case .gains: words("trades.figure.gains")
    case .losses: words("trades.figure.losses")
    case .realized: words("trades.answer.realized")
    case .gained: words("trades.figure.gained")
    case .lost: words("trades.figure.lost")
    case .fees: words("trades.answer.fees")
    case .taxes: words("trades.answer.taxes")
    case .winRate: words("trades.figure.winRate")
    case .profitFactor: words("trades.figure.profitFactor")
    case .payoff: words("trades.figure.payoff")
    case .expectancy: words("trades.figure.expectancy")
    case .averageGain: words("trades.figure.averageGain")
    case .averageLoss: words("trades.figure.averageLoss")
    case .best: words("trades.figure.best")
    case .worst: words("trades.figure.worst")
    case .longestGains: words("trades.figure.longestGains")
    case .longestLosses: words("trades.figure.longestLosses")
    case .drawdown: words("trades.figure.drawdown")
    case .drawdownFrom: words("trades.figure.drawdownFrom")
    case .drawdownTo: words("trades.figure.drawdownTo")
    }
  }
}
