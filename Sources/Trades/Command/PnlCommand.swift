import Base
import Book
import Command
import Localization

/// `nanal trades pnl`: realized profit by day, week, month, year, item, tag or account.
enum PnlCommand {
  static let command = TradesCommand.inHouse(
    CommandSpec(
      "trades", "pnl", summary: "trades.command.pnl",
      options: [TradesCommand.by] + TradesCommand.period + TradesCommand.reckoning)
  ) { invocation, context, visit in
    let query = try TradesCommand.query(invocation, context.words)
    let owner = visit.visitor.owner
    let profit = try ReportsService(visit.house).profit(query, of: owner)
    let accounts = try AccountsService(visit.house).list(of: owner).map(\.account)
    let items =
      query.grouping == .item ? try RecordsService(visit.house).suggestItems("", limit: .max, of: owner) : []
    answer(profit, query, accounts, items, context)
  }

  /// Tells profit as JSON or as a table.
  static func answer(
    _ profit: ReportsService.Profit, _ query: ReportsService.ProfitQuery, _ accounts: [TradeAccount],
    _ items: [TradeItem], _ context: CommandContext
  ) {
    let shape = ReportJSON(accounts: accounts, items: items)
    let method = CostMethod.holding(query.method, in: accounts)
    context.answer(shape.json(profit, by: query.grouping, method: method)) {
      text(profit, query.grouping, shape, context.words)
    }
  }

  private static func text(
    _ profit: ReportsService.Profit, _ grouping: Grouping, _ shape: ReportJSON, _ words: Words
  ) -> String {
    var table = TextTable([
      (word(grouping, words), .left), (words("trades.answer.realized"), .right), (words("trades.answer.gross"), .right),
      (words("trades.answer.fees"), .right), (words("trades.answer.taxes"), .right),
      (words("trades.answer.closings"), .right),
    ])
    for row in profit.rows {
      let name = shape.name(of: row, by: grouping)
      table.add([
        name.isEmpty ? words("trades.answer.untagged") : name, words.signedMoney(row.realized, row.currency),
        words.signedMoney(row.gross, row.currency), words.money(row.fees, row.currency),
        words.money(row.taxes, row.currency), words.number(row.trades),
      ])
    }
    for (currency, amount) in profit.total.sorted(by: { $0.key.code < $1.key.code }) {
      table.add([words("trades.answer.total"), words.signedMoney(amount, currency), "", "", "", ""])
    }
    return profit.rows.isEmpty ? words("trades.answer.nothing") + "\n" : table.text
  }

  private static func word(_ grouping: Grouping, _ words: Words) -> String {
    switch grouping {
    case .day: words("trades.answer.day")
    case .week: words("trades.answer.week")
    case .month: words("trades.answer.month")
    case .year: words("trades.answer.year")
    case .item: words("trades.answer.item")
    case .tag: words("trades.answer.tag")
    case .account: words("trades.answer.account")
    }
  }
}
