import Base
import Design
import HTML
import Localization

/// Draws the page of one record.
struct TradeRecordView {
  let words: Words

  private var names: TradeWords { TradeWords(words) }
  private var rows: TradeRowView { TradeRowView(words: words) }

  func page(_ output: TradeRecordViewModel.Output) -> Page {
    let record = output.row.record
    let title = rows.title(record.trade)
    return Page(
      title, bar: AppBar(title, back: (words("trades.back"), TradePaths.day(record.day))) { deleting(record) },
      place: "trades", width: .medium, isBare: true, classes: "columns aside", live: "trades",
      foot: foot(record)
    ) {
      div(.class("stack loose")) {
        head(output.row)
        if record.binnedAt != nil { Banner(.calm) { words("trades.record.binned") } }
        for flag in record.flags.flags { Banner(.doubt) { doubt(flag, record) } }
        if !output.order.isEmpty {
          TradeOrderView(words: words, day: record.day, record: record.id, places: output.order)
        }
        if !record.trade.tags.isEmpty { tags(record.trade.tags) }
        if !record.trade.memo.isEmpty { p(.class("note")) { record.trade.memo } }
      }
      aside(.class("stack")) {
        Card { TradeFacts(words: words, output: output) }
        if let origin = record.origin { TradeSource(words: words, origin: origin) }
      }
    }
  }

  private func head(_ row: TradeRow) -> HTML {
    let record = row.record
    return header {
      p(.class("body4 ink-2")) {
        rows.side(record)
        " "
          + [words.day(record.day, .full), row.time.map { words.time($0, seconds: true) }]
          .compactMap(\.self).joined(separator: " ")
      }
      if let closing = record.closing {
        BigFigure(words("trades.total.net"), href: TradePaths.why(record.id), label: words("trades.record.why")) {
          rows.delta(closing.realized, record.trade.currency)
        }
      } else if let value = row.value {
        BigFigure { Money(words.money(value, record.trade.currency)) }
      }
    }
  }

  /// The doubt, and where the order is doubtful the methods to which it matters.
  private func doubt(_ flag: TradeFlag, _ record: TradeRecord) -> HTML {
    let methods = record.doubtfulMethods.methods.map(names.name)
    return HTML {
      p { names.flag(flag) }
      if flag == .orderAmbiguous, !methods.isEmpty {
        p(.class("body4")) { words("trades.record.methods", .text(words.list(methods))) }
      }
    }
  }

  private func tags(_ tags: [String]) -> HTML {
    ChipStrip(label: names.name(.tags)) {
      for tag in tags {
        Chip(tag, href: TradeListQuery().changing { $0.tag = tag }.path, icon: .tag)
      }
    }.html
  }

  private func deleting(_ record: TradeRecord) -> HTML {
    guard record.binnedAt == nil else { return HTML() }
    return form(.method("post"), .action(TradePaths.record(record.id) + "/bin")) {
      IconButton(.trash, label: words("trades.delete"), .type("submit"))
    }
  }

  private func foot(_ record: TradeRecord) -> HTML {
    ActionBar(label: words("trades.actions")) {
      if record.binnedAt == nil {
        if record.closing != nil {
          Button(words("trades.record.why"), icon: .sigma, href: TradePaths.why(record.id))
        }
        Button(words("trades.edit"), .primary, icon: .pencil, href: TradePaths.edit(record.id))
      } else {
        form(.method("post"), .action(TradePaths.record(record.id) + "/restore")) {
          Button(words("trades.restore"), .primary)
        }
      }
    }.html
  }
}
