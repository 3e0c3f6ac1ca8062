import Base
import Design
import HTML
import Localization

/// The open lots, each with a field for how much of it is sold.
struct TradeLotFields: Component {
  let words: Words
  let output: TradeFormViewModel.Output

  var html: HTML {
    let error = output.reason(.lots).map(TradeWords(words).sentence)
    return Disclosure(
      TradeWords(words).name(.lots), isCard: true,
      isOpen: error != nil || output.draft.lots.contains { !$0.quantity.isEmpty }
    ) {
      div(.class("stack")) {
        p(.class("body4 ink-2")) { words(output.lots.isEmpty ? "trades.form.noLots" : "trades.form.lotsHint") }
        FieldError(error, id: "f-lots-error")
        if output.lots.isEmpty {
          Button(words("trades.form.showLots"), .secondary, .formaction(TradePaths.form), .formnovalidate())
        } else {
          FieldRow { for lot in output.lots { field(lot) } }
        }
        hidden
      }
    }.html
  }

  private func field(_ lot: TradeFormViewModel.Output.Lot) -> Field {
    let lotName = words(
      "trades.form.lot", .text(words.day(lot.day, .medium)), .text(words.quantity(lot.quantity)),
      .text(words.price(lot.price, output.currency)))
    return Field(
      TradeDraft.lotPrefix + lot.record.text, lotName, .amount(unit: ""),
      value: output.draft.quantity(ofLot: lot.record))
  }

  /// Chosen lots that are not among the open ones stay chosen.
  private var hidden: HTML {
    let shown = Set(output.lots.map(\.record.text))
    return HTML {
      for lot in output.draft.lots where !shown.contains(lot.record) {
        input(.type("hidden"), .name(TradeDraft.lotPrefix + lot.record), .value(lot.quantity))
      }
    }
  }
}
