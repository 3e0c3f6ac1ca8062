import Base
import Design
import HTML
import Localization

/// The fields of a record's form, each with what was typed and what is wrong with it.
struct TradeControls {
  let words: Words
  let output: TradeFormViewModel.Output

  private var names: TradeWords { TradeWords(words) }

  /// The item, with what is held of it.
  var item: Field {
    let hint = output.holding.map { holding in
      words(
        "trades.form.holding", .text(words.quantity(holding.quantity)),
        .text(words.money(holding.average, output.currency)))
    }
    return made(
      .item, .search(suggestions: TradePaths.items), hint: hint ?? words("trades.form.itemHint"),
      isRequired: output.layout.shape == .traded || output.layout.shape == .split)
  }

  /// Quantity × price = amount.
  var product: Product {
    Product(
      made(.quantity, .amount(unit: "")), times: made(.price, .amount(unit: symbol(output.draft[.priceCurrency]))),
      caption: names.name(.amount), factor: "multiplier", unit: unit,
      value: output.product.map { words.money($0, output.currency) } ?? "–")
  }

  func field(_ field: TradeDraft.Field) -> Field {
    switch field {
    case .day: made(.day, .date, isRequired: true)
    case .time: made(.time, .time)
    case .memo: made(.memo, .lines(output.layout.shape == .note ? 8 : 3), isRequired: output.layout.shape == .note)
    case .tags: made(.tags, .tags(suggestions: TradePaths.tags))
    case .account: made(.account, .choice(accounts))
    case .to: made(.to, .choice([Choice("", "–")] + accounts), hint: words("trades.form.toHint"))
    case .amount where output.layout.shape == .traded:
      made(.amount, .amount(unit: symbol("")), hint: words("trades.form.amountHint"))
    case .amount, .tax: made(field, .amount(unit: symbol("")))
    case .price: made(.price, .amount(unit: symbol(output.draft[.priceCurrency])))
    case .fee: made(.fee, .amount(unit: symbol(output.draft[.feeCurrency])))
    case .quantity, .multiplier, .new, .old: made(field, .amount(unit: ""))
    case .feeRate: made(.feeRate, .amount(unit: ""), hint: words("trades.form.feeRateHint"))
    case .rate: made(.rate, .amount(unit: ""), hint: words("trades.form.rateHint"))
    case .currency, .priceCurrency, .feeCurrency, .paidCurrency: made(field, .text, .autocomplete("off"))
    default: made(field, .text)
    }
  }

  /// Fee and tax, their sum in sight.
  var costs: Disclosure {
    let sum = output.charges.map { Money(words.money($0, output.currency)).html } ?? HTML()
    return disclosed(words("trades.form.costs"), output.layout.costs, trailing: sum)
  }

  /// Fields that are seldom needed.
  var details: Disclosure { disclosed(words("trades.form.details"), output.layout.details, trailing: HTML()) }

  /// Open where one of them is to be mended.
  private func disclosed(_ caption: String, _ fields: [TradeDraft.Field], trailing: HTML) -> Disclosure {
    Disclosure(
      caption, trailing: trailing, isCard: true, isOpen: fields.contains { output.reason($0) != nil }
    ) {
      FieldRow { for field in fields { self.field(field) } }
    }
  }

  private func made(
    _ field: TradeDraft.Field, _ kind: Field.Kind, hint: String? = nil, isRequired: Bool = false,
    _ attributes: Attribute?...
  ) -> Field {
    Field(
      field.rawValue, names.name(field), kind, value: output.draft[field], hint: hint,
      error: output.reason(field).map(names.sentence), isRequired: isRequired, .group(attributes))
  }

  private var accounts: [Choice] { output.accounts.map { Choice($0.id.text, $0.name) } }

  /// The sign of a currency as typed, or of the record's own.
  private func symbol(_ code: String) -> String {
    Currency(code: code).map { words.symbol($0) } ?? (code.isEmpty ? words.symbol(output.currency) : code)
  }

  /// What follows the product as it is typed: the currency's sign where the language puts it there, else its code.
  private var unit: String {
    let sign = words.symbol(output.currency)
    let isBehind = words.money(.zero, output.currency).hasSuffix(sign)
    return isBehind && output.currency == .krw ? sign : "\u{A0}" + (isBehind ? sign : output.currency.code)
  }
}
