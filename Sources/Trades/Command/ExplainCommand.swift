import Base
import Book
import Command
import Localization

/// `nanal trades explain RECORD`: the fills and lots behind a profit.
enum ExplainCommand {
  static let command = TradesCommand.inHouse(
    CommandSpec(
      "trades", "explain", summary: "trades.command.explain", operands: [.init("RECORD")],
      options: [.init("method", .choice(CostMethod.automatic.map(\.rawValue)), "trades.option.method")])
  ) { invocation, context, visit in
    let words = context.words
    let id = try TradesCommand.record(invocation, words)
    let owner = visit.visitor.owner
    let record = try RecordsService(visit.house).record(id, of: owner)
    let method = invocation.text("method").flatMap(CostMethod.init)
    guard let explanation = try ReportsService(visit.house).explain(id, method: method, of: owner) else {
      throw Failure(words("trades.answer.notClosing", .text(TradeWords(words).title(record.trade))))
    }
    let json = try ReportJSON(accounts: []).json(explanation, currency: record.trade.currency)
    context.answer(json) { text(explanation, record, words) }
  }

  private static func text(_ explanation: Explanation, _ record: TradeRecord, _ words: Words) -> String {
    let closing = explanation.closing
    let currency = record.trade.currency
    var head = TextTable([("", .left), ("", .right)])
    head.add([words("trades.answer.gross"), words.signedMoney(closing.gross, currency)])
    head.add([words("trades.answer.fees"), words.money(closing.fees, currency)])
    head.add([words("trades.answer.taxes"), words.money(closing.taxes, currency)])
    head.add([words("trades.answer.realized"), words.signedMoney(closing.realized, currency)])
    var lots = TextTable([
      (words("trades.answer.day"), .left), (words("trades.answer.quantity"), .right),
      (words("trades.answer.price"), .right), (words("trades.answer.charges"), .right), ("ID", .left),
    ])
    for match in closing.matches {
      lots.add([
        match.day?.iso ?? words("trades.answer.average"), words.quantity(match.quantity),
        words.price(match.price, currency), (try? match.opened.charges()).map { words.money($0, currency) } ?? "",
        match.record?.text ?? "",
      ])
    }
    let title = record.day.iso + " " + TradeWords(words).title(record.trade) + " (" + explanation.method.rawValue + ")"
    return title + "\n" + head.text + "\n" + lots.text
  }
}
