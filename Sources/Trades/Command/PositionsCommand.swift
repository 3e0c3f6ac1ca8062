import Base
import Book
import Command
import Localization

/// `nanal trades positions`: what is held, with its lots.
enum PositionsCommand {
  static let command = TradesCommand.inHouse(
    CommandSpec("trades", "positions", summary: "trades.command.positions", options: TradesCommand.reckoning)
  ) { invocation, context, visit in
    let query = try TradesCommand.query(invocation, context.words)
    let owner = visit.visitor.owner
    let held = try ReportsService(visit.house).positions(method: query.method, dayRule: query.dayRule, of: owner)
    let accounts = try AccountsService(visit.house).list(of: owner).map(\.account)
    let shape = ReportJSON(accounts: accounts)
    context.answer(["rows": .array(held.map { shape.json($0.item, $0.position) })]) {
      text(held, Dictionary(accounts.map { ($0.id, $0.name) }) { first, _ in first }, context.words)
    }
  }

  private static func text(
    _ held: [(item: TradeItem, position: Position)], _ accounts: [ID: String], _ words: Words
  ) -> String {
    guard !held.isEmpty else { return words("trades.answer.nothing") + "\n" }
    var table = TextTable([
      (words("trades.answer.account"), .left), (words("trades.answer.item"), .left),
      (words("trades.answer.code"), .left), (words("trades.answer.quantity"), .right),
      (words("trades.answer.average"), .right), (words("trades.answer.cost"), .right),
      (words("trades.answer.lots"), .right),
    ])
    for (item, position) in held {
      let average = try? position.average()
      table.add([
        accounts[position.account] ?? "", item.name, item.code ?? "", words.quantity(position.quantity),
        average.map { words.price($0, item.currency) } ?? "", words.money(position.cost, item.currency),
        words.number(position.lots.count),
      ])
    }
    return table.text
  }
}
