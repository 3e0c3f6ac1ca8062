import Base
import Design
import HTML
import Localization

/// Draws the form of a record.
struct TradeFormView {
  private static let formID = "record"
  /// The kinds that stand side by side; the others wait behind "more kinds".
  private static let common: [TradeKind] = [.buy, .sell, .dividend, .memo]

  let words: Words

  private var names: TradeWords { TradeWords(words) }

  func page(_ output: TradeFormViewModel.Output) -> Page {
    let heading = output.isNew ? words("trades.form.new") : words("trades.form.edit")
    let back = output.isNew ? TradePaths.day(output.day) : TradePaths.record(output.draft.id)
    return Page(
      heading, bar: AppBar(heading, back: (words("trades.back"), back)) { if !output.isNew { deleting(output) } },
      place: "trades", width: .medium, isBare: true, classes: "",
      foot: ActionBar(label: words("trades.actions")) {
        Button(words("trades.cancel"), href: back)
        Button(words("trades.save"), .primary, .form(Self.formID))
      }.html
    ) {
      RecordForm(
        id: Self.formID, action: output.isNew ? TradePaths.list : TradePaths.record(output.draft.id), words: words,
        draft: output.isNew ? "trades.new." + output.draft[.day] : "trades." + output.draft.id.text,
        waits: output.isNew,
        .novalidate()
      ) { fields(output) }
    }
  }

  private func deleting(_ output: TradeFormViewModel.Output) -> HTML {
    form(.method("post"), .action(TradePaths.record(output.draft.id) + "/bin")) {
      IconButton(.trash, label: words("trades.delete"), .type("submit"))
    }
  }

  private func fields(_ output: TradeFormViewModel.Output) -> HTML {
    let controls = TradeControls(words: words, output: output)
    let layout = output.layout
    return div(.class("stack record-fields")) {
      // Enter in a field saves: the first button of a form is the one that it presses.
      button(.type("submit"), .class("visually-hidden"), .tabindex(-1), .aria("hidden", true)) { words("trades.save") }
      TradeHiddenFields(output: output)
      kinds(output)
      controls.item
      if layout.shape == .traded { controls.product }
      if !layout.main.isEmpty { FieldRow { for field in layout.main { controls.field(field) } } }
      if !output.strays.isEmpty { FieldRow { for field in output.strays { controls.field(field) } } }
      if layout.shape == .note { controls.field(.memo) }
      if !layout.costs.isEmpty { controls.costs }
      FieldRow {
        controls.field(.day)
        controls.field(.time)
        if output.accounts.count > 1 { controls.field(.account) }
      }
      if layout.choosesLots { TradeLotFields(words: words, output: output) }
      controls.field(.tags)
      if layout.shape != .note { controls.field(.memo) }
      controls.details
    }
  }

  private func kinds(_ output: TradeFormViewModel.Output) -> HTML {
    let shown = Self.common + (Self.common.contains(output.kind) ? [] : [output.kind])
    let others = TradeKind.allCases.filter { !shown.contains($0) }
    return div(.class("field")) {
      Segmented(
        "kind", label: names.name(.kind), shown.map { Choice($0.rawValue, names.kind($0)) },
        value: output.kind.rawValue)
      FieldError(output.reason(.kind).map(names.sentence), id: "f-kind-error")
      Disclosure(words("trades.form.moreKinds")) {
        FieldRow {
          Field(
            "other_kind", words("trades.form.otherKind"),
            .choice([Choice("", "–")] + others.map { Choice($0.rawValue, names.kind($0)) }))
          Button(words("trades.form.chooseKind"), .secondary, .formaction(TradePaths.form), .formnovalidate())
        }
      }
    }
  }
}

/// What the form carries along unseen.
struct TradeHiddenFields: Component {
  let output: TradeFormViewModel.Output

  var html: HTML {
    let draft = output.draft
    let shown = output.placed.union(output.strays)
    return HTML {
      // A draft keeps the id: what was sent without an answer is not added a second time.
      input(.type("hidden"), .name("id"), .value(draft.id.text), output.isNew ? .data("kept", "yes") : nil)
      input(.type("hidden"), .name("language"), .value(draft.language.rawValue))
      if let version = draft.version { input(.type("hidden"), .name("version"), .value(String(version))) }
      for field in TradeDraft.fields where !shown.contains(field) && !draft[field].isEmpty {
        input(.type("hidden"), .name(field.rawValue), .value(draft[field]))
      }
      if !output.layout.choosesLots {
        for lot in draft.lots {
          input(.type("hidden"), .name(TradeDraft.lotPrefix + lot.record), .value(lot.quantity))
        }
      }
    }
  }
}
