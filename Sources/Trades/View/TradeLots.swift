import Base
import Design
import HTML
import Localization

/// The lots that a record closed, or how the average came about of which it took its share.
struct TradeLots {
  let words: Words
  let output: TradeWhyViewModel.Output

  private var explanation: Explanation { output.explanation }
  private var currency: Currency { output.row.record.trade.currency }
  private var names: TradeWords { TradeWords(words) }

  var html: HTML {
    get throws(AmountError) {
      let heading = words("trades.why.by", .text(names.name(explanation.method)), .text(output.account))
      let list = explanation.steps.isEmpty ? try matched : try averaged
      return PartSection(heading, id: "lots") { list }.html
    }
  }

  /// Each lot with what it cost.
  private var matched: List {
    get throws(AmountError) {
      var rows: [ListRow] = []
      for match in explanation.closing.matches {
        let charges = try match.opened.charges()
        let terms = words.quantity(match.quantity) + " × " + words.price(match.price, currency)
        rows.append(
          ListRow(
            match.day.map { words.day($0, .medium) } ?? words("trades.why.averageLot"),
            href: match.record.map(TradePaths.record),
            sub: charges.isZero ? terms : words("trades.why.withCharges", .text(terms), exact(charges)),
            value: money(try paid(match.opened))))
      }
      return List(rows)
    }
  }

  /// Each fill since nothing was held, and the share that was taken.
  private var averaged: List {
    get throws(AmountError) {
      var rows = explanation.steps.map { step in
        ListRow(
          words.day(step.day, .medium) + " " + names.kind(step.kind), href: TradePaths.record(step.record),
          sub: words("trades.why.held", .text(words.quantity(step.held)), exact(step.heldCost)),
          value: .text(words.number(step.cost)))
      }
      guard let last = explanation.steps.last else { return List(rows) }
      for match in explanation.closing.matches where match.record == nil {
        let cost = try paid(match.opened)
        let charges = try match.opened.charges()
        rows.append(
          ListRow(
            words("trades.why.share", .text(words.quantity(match.quantity)), .text(words.quantity(last.held))),
            sub: words("trades.why.shareOf", exact(match.opened.value), exact(charges)), value: money(cost)))
      }
      return List(rows)
    }
  }

  /// What was paid for the lots, or in a short position received for them.
  private func paid(_ cost: Cost) throws(AmountError) -> Amount {
    explanation.closing.side == .long ? try cost.paid() : try cost.received()
  }

  private func money(_ amount: Amount) -> HTML { Money(words.price(amount, currency)).html }

  private func exact(_ amount: Amount) -> WordArgument { .text(words.price(amount, currency)) }
}
