import Base
import Design
import HTML
import Localization

/// Draws the form of an account.
struct TradeAccountView {
  /// What a browser suggests; any other code may be typed.
  private static let currencies = ["KRW", "USD", "JPY", "EUR", "GBP", "CNY", "HKD", "TWD", "VND", "THB", "IDR", "BTC"]

  let words: Words

  func page(_ output: TradeAccountViewModel.Output) -> Page {
    let title = output.id == nil ? words("trades.account.new") : words("trades.account.edit")
    return Page(
      title, bar: AppBar(title, back: (words("trades.account.back"), "/settings")), place: "settings",
      width: .medium, isBare: true,
      foot: ActionBar(label: words("trades.account.actions")) {
        Button(words("trades.account.save"), .primary, .form("account"))
      }.html
    ) {
      fields(output)
      if output.id != nil { ending(output) }
    }
  }

  private func fields(_ output: TradeAccountViewModel.Output) -> RecordForm {
    RecordForm(id: "account", action: "/trades/accounts" + (output.id.map { "/" + $0.text } ?? ""), words: words) {
      div(.class("stack")) {
        Field(
          "name", words("trades.account.name"), value: output.form.name, hint: words("trades.account.name.hint"),
          error: output.isNameTaken ? words("trades.account.error.taken") : error(.name, output), isRequired: true)
        Field(
          "currency", words("trades.account.currency"), value: output.form.currency,
          hint: words("trades.account.currency.hint"), error: error(.currency, output), isRequired: true,
          .list("currencies"), .autocomplete("off"))
        datalist(.id("currencies")) { for code in Self.currencies { option(.value(code)) } }
        div(.class("field")) {
          span(.class("label"), .aria("hidden", true)) { words("trades.account.method") }
          RadioList(
            "method", label: words("trades.account.method"), CostMethod.allCases.map(line), value: output.form.method)
          FieldError(error(.method, output), id: "f-method-error")
          if output.records > 0 { p(.class("hint")) { words("trades.account.method.again") } }
        }
        Switch("shorts", words("trades.account.shorts"), isOn: output.form.allowsShorts)
        p(.class("body4 ink-2")) { words("trades.account.shorts.hint") }
      }
    }
  }

  private func line(_ method: CostMethod) -> RadioList.Line {
    RadioList.Line(Choice(method.rawValue, TradeWords(words).name(method))) {
      span(.class("body4 ink-2")) { sentence(method) }
    }
  }

  private func sentence(_ method: CostMethod) -> String {
    switch method {
    case .average: words("trades.account.method.average")
    case .fifo: words("trades.account.method.fifo")
    case .lifo: words("trades.account.method.lifo")
    case .hifo: words("trades.account.method.hifo")
    case .chosen: words("trades.account.method.chosen")
    }
  }

  private func error(_ field: TradeProblem.Field, _ output: TradeAccountViewModel.Output) -> String? {
    guard let problem = output.problems.first(where: { $0.field == field }) else { return nil }
    return switch (problem.field, problem.reason) {
    case (_, .missing): words("trades.account.error.missing")
    case (_, .tooLong): words("trades.account.error.long")
    case (.currency, _): words("trades.account.error.currency")
    default: words("trades.account.error.choice")
    }
  }

  /// Deleting, or why that is not possible.
  private func ending(_ output: TradeAccountViewModel.Output) -> HTML {
    PartSection(words("trades.account.delete"), id: "delete") {
      if output.records > 0 {
        p(.class("body4 ink-2")) { words("trades.account.inUse", .count(output.records)) }
      } else if let id = output.id {
        form(.method("post"), .action("/trades/accounts/" + id.text + "/delete")) {
          Button(words("trades.account.delete")).dangerous
        }
      }
    }.html
  }
}
