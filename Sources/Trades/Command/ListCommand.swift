import Base
import Book
import Command
import Localization

/// `nanal trades list`: records by the filters of the list, the newest first.
enum ListCommand {
  static let command = TradesCommand.inHouse(
    CommandSpec(
      "trades", "list", summary: "trades.command.list",
      options: TradesCommand.period + [
        .init("account", .text("NAME"), "trades.option.account"), .init("item", .text("NAME"), "trades.option.item"),
        .init("tag", .text("TAG"), "trades.option.tag"),
        .init("kind", .choice(TradeKind.allCases.map(\.rawValue)), "trades.option.kind"),
        .init("text", .text("WORDS"), "trades.option.text"), .init("flagged", .flag, "trades.option.flagged"),
        .init("closing", .flag, "trades.option.closing"), .init("limit", .count, "trades.option.limit"),
        .init("after", .text("CURSOR"), "trades.option.after"),
      ])
  ) { invocation, context, visit in
    let owner = visit.visitor.owner
    let records = RecordsService(visit.house)
    let accounts = try AccountsService(visit.house).list(of: owner).map(\.account)
    let page = try records.list(
      try filter(invocation, context.words, accounts, records, owner), after: invocation.text("after"),
      limit: invocation.count("limit") ?? 50, of: owner)
    let shape = TradeJSON(
      accounts: Dictionary(accounts.map { ($0.id, $0.name) }) { first, _ in first },
      rule: visit.visitor.settings.dayRule)
    context.answer(["rows": .array(page.records.map(shape.json)), "next": .string(page.next)]) {
      text(page, visit.visitor.settings.dayRule, context.words)
    }
  }

  private static func filter(
    _ invocation: Invocation, _ words: Words, _ accounts: [TradeAccount], _ records: RecordsService, _ owner: ID
  ) throws -> TradeFilter {
    var filter = TradeFilter()
    filter.from = invocation.day("from")
    filter.to = invocation.day("to")
    filter.tag = invocation.text("tag")
    filter.kind = invocation.text("kind").flatMap(TradeKind.init)
    filter.text = invocation.text("text")
    filter.flaggedOnly = invocation.flag("flagged")
    filter.closingOnly = invocation.flag("closing")
    if let name = invocation.text("account") {
      let found = accounts.first { Text.normalised($0.name) == Text.normalised(name) }
      guard let found else { throw Failure(words("trades.answer.noAccount", .text(name))) }
      filter.account = found.id
    }
    if let name = invocation.text("item") {
      let found = try records.suggestItems("", limit: .max, of: owner).first {
        $0.code == name || Text.normalised($0.name) == Text.normalised(name)
      }
      guard let found else { throw Failure(words("trades.answer.noItem", .text(name))) }
      filter.item = found.id
    }
    return filter
  }

  private static func text(_ page: TradePage, _ rule: DayRule, _ words: Words) -> String {
    guard !page.records.isEmpty else { return words("trades.answer.nothing") + "\n" }
    let names = TradeWords(words)
    var table = TextTable([
      (words("trades.answer.day"), .left), (words("trades.answer.time"), .left), (words("trades.answer.record"), .left),
      (words("trades.answer.quantity"), .left), (words("trades.answer.realized"), .right), ("ID", .left),
    ])
    for record in page.records {
      let trade = record.trade
      table.add([
        record.day.iso, trade.time.time(by: rule)?.iso ?? "", names.title(trade), names.detail(trade),
        record.closing.map { words.signedMoney($0.realized, trade.currency) } ?? "", record.id.text,
      ])
    }
    let more = page.next.map { words("trades.answer.more", .text("--after \($0)")) + "\n" } ?? ""
    return table.text + more
  }
}
