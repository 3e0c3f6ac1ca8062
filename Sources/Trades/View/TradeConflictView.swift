import Base
import Design
import HTML
import Localization

/// Tells somebody that the record was saved elsewhere while they typed, and lets them choose.
struct TradeConflictView {
  let words: Words

  func page(typed: TradeDraft, stored: TradeDraft) -> Page {
    let heading = words("trades.conflict")
    return Page(
      heading, bar: AppBar(heading, back: (words("trades.back"), TradePaths.record(typed.id))), place: "trades",
      width: .medium, isBare: true,
      foot: ActionBar(label: words("trades.actions")) {
        Button(words("trades.conflict.keep"), href: TradePaths.record(typed.id))
        Button(words("trades.conflict.mine"), .primary, .form("mine"))
      }.html
    ) {
      Banner(.doubt) { words("trades.conflict.text") }
      differences(typed, stored)
      form(.method("post"), .action(TradePaths.record(typed.id)), .id("mine")) { hidden(typed, stored) }
    }
  }

  private func differences(_ typed: TradeDraft, _ stored: TradeDraft) -> HTML {
    let fields = TradeDraft.fields.filter { typed[$0] != stored[$0] }
    return DataTable(
      label: words("trades.conflict"),
      columns: [
        .init(words("trades.conflict.field")), .init(words("trades.conflict.yours")),
        .init(words("trades.conflict.theirs")),
      ],
      rows: fields.map { field in
        .init([.text(TradeWords(words).name(field)), shown(typed[field]), shown(stored[field])])
      }
    ).html
  }

  private func shown(_ text: String) -> HTML { .text(text.isEmpty ? "–" : text) }

  /// What was typed, now over the version that stands there.
  private func hidden(_ typed: TradeDraft, _ stored: TradeDraft) -> HTML {
    HTML {
      input(.type("hidden"), .name("version"), .value(String(stored.version ?? 0)))
      input(.type("hidden"), .name("language"), .value(typed.language.rawValue))
      for field in TradeDraft.fields where !typed[field].isEmpty {
        input(.type("hidden"), .name(field.rawValue), .value(typed[field]))
      }
      for lot in typed.lots {
        input(.type("hidden"), .name(TradeDraft.lotPrefix + lot.record), .value(lot.quantity))
      }
    }
  }
}
