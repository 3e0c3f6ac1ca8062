import Base
import Book
import Design
import HTML
import Localization

/// Draws the trades of one day.
struct TradeDayView {
  /// A longer note is cut here; its own page has all of it.
  private static let noteLength = 600

  let words: Words

  func section(_ output: TradeDayViewModel.Output) -> DaySection {
    DaySection(
      title: words("trades.title"), addPath: TradePaths.new(on: output.day), addLabel: words("trades.day.add"),
      summary: summary(output), content: content(output))
  }

  private func summary(_ output: TradeDayViewModel.Output) -> String {
    let kinds = TradeWords(words)
    let counts = output.counts.map { words("trades.day.count", .text(kinds.kind($0.kind)), .count($0.count)) }
    let charges = output.charges.map { words.money($0.amount, $0.currency) }.joined(separator: ", ")
    let sentences =
      [counts.joined(separator: ", ")] + (charges.isEmpty ? [] : [words("trades.day.charges", .text(charges))])
    return sentences.joined(separator: ". ")
  }

  private func content(_ output: TradeDayViewModel.Output) -> HTML {
    div(.class("stack")) {
      if !output.rows.isEmpty {
        List(label: words("trades.title"), output.rows.map(TradeRowView(words: words).row))
      }
      for note in output.notes { drawn(note) }
    }
  }

  private func drawn(_ note: TradeRecord) -> HTML {
    let memo = note.trade.memo
    let text = memo.count > Self.noteLength ? memo.prefix(Self.noteLength) + "…" : memo[...]
    return div(.class("row")) {
      p(.class("note grow")) {
        if !note.trade.item.isEmpty {
          b { note.trade.item }
          br()
        }
        String(text)
      }
      IconButton(.pencil, label: words("trades.day.editNote"), href: TradePaths.edit(note.id), isQuiet: true)
    }
  }
}
