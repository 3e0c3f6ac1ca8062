import Base
import Design
import HTML
import Localization

/// Draws how a profit is worked out: the lots, the sum as on a receipt, and the other methods.
struct TradeWhyView {
  let words: Words

  private var names: TradeWords { TradeWords(words) }
  private var rows: TradeRowView { TradeRowView(words: words) }

  func page(_ output: TradeWhyViewModel.Output) throws(AmountError) -> Page {
    let record = output.row.record
    let sum = TradeSum(words: words, output: output)
    let lots = try TradeLots(words: words, output: output).html
    let receipt = try sum.receipt
    let sentence = try sum.sentence
    return Page(
      words("trades.why"), bar: AppBar(words("trades.why"), back: (words("trades.back"), TradePaths.record(record.id))),
      place: "trades", width: .medium, isBare: true, classes: "columns aside", live: "trades"
    ) {
      div(.class("stack loose")) {
        head(output)
        p(.class("say")) { sentence }
        lots
        methods(output)
      }
      aside(.class("stack")) {
        receipt
        if let origin = record.origin { TradeSource(words: words, origin: origin) }
        if !record.flags.isEmpty { FlagList(names.sentences(record.flags)) }
      }
    }
  }

  private func head(_ output: TradeWhyViewModel.Output) -> HTML {
    let trade = output.row.record.trade
    let day = words.day(output.row.record.day, .full)
    let time = output.row.time.map { words.time($0) }
    return header {
      p(.class("body4 ink-2")) {
        [rows.title(trade), [day, time].compactMap(\.self).joined(separator: " "), names.kind(trade.kind)]
          .joined(separator: " · ")
      }
      BigFigure { rows.delta(output.explanation.closing.realized, trade.currency) }
    }
  }

  private func methods(_ output: TradeWhyViewModel.Output) -> HTML {
    let currency = output.row.record.trade.currency
    return PartSection(words("trades.why.methods"), id: "methods") {
      DataTable(
        label: names.name(.method),
        columns: [
          .init(names.name(.method)), .init(words("trades.why.cost"), isNumber: true),
          .init(words("trades.total.net"), isNumber: true),
        ],
        rows: output.methods.map { way in
          let isOwn = way.method == output.explanation.method
          return .init(
            [
              HTML {
                names.name(way.method)
                if isOwn { span(.class("tag")) { words("trades.why.own") } }
              },
              .text(words.money(way.closing.cost, currency)),
              rows.delta(way.closing.realized, currency).html,
            ], isCurrent: isOwn)
        })
    }.html
  }
}
