import Base
import Design
import HTML
import Localization

/// The sum behind a profit, in a sentence and as a receipt, every figure with all its digits.
struct TradeSum {
  let words: Words
  let output: TradeWhyViewModel.Output

  private var closing: Closing { output.explanation.closing }
  private var currency: Currency { output.row.record.trade.currency }

  var sentence: String {
    get throws(AmountError) {
      let charges = try closing.fees + closing.taxes
      let figures: [WordArgument] = [
        .text(words.quantity(closing.quantity)), exact(closing.proceeds), exact(closing.cost), exact(charges),
        exact(closing.realized),
      ]
      let sum =
        closing.side == .long ? words.text("trades.why.long", figures) : words.text("trades.why.short", figures)
      let shown = words.signedMoney(closing.realized, currency)
      let isRounded = try closing.realized.rounded(to: currency.minorDigits, .halfEven) != closing.realized
      return isRounded ? sum + " " + words("trades.why.rounded", .text(shown)) : sum
    }
  }

  var receipt: Receipt {
    get throws(AmountError) {
      let opening = Cost(
        value: .zero, fee: try closing.fees - closing.own.fee, tax: try closing.taxes - closing.own.tax)
      let charges = try charges(opening)
      let cost = try closing.cost.negated()
      return Receipt(words("trades.why.sum"), id: "sum") {
        Ledger(
          [
            line(words("trades.why.proceeds"), closing.proceeds), line(words("trades.why.cost"), cost),
            line(words("trades.total.gross"), closing.gross, isRuled: true),
          ] + charges + [line(words("trades.total.net"), closing.realized, isRuled: true, isTotal: true)])
      }
    }
  }

  /// The charges of opening and of closing apart, those that are nothing left out.
  private func charges(_ opening: Cost) throws(AmountError) -> [Ledger.Line] {
    var lines: [Ledger.Line] = []
    for (name, amount) in [
      (words("trades.why.openingFee"), opening.fee), (words("trades.why.closingFee"), closing.own.fee),
      (words("trades.why.openingTax"), opening.tax), (words("trades.why.closingTax"), closing.own.tax),
    ] where !amount.isZero {
      lines.append(line(name, try amount.negated()))
    }
    return lines
  }

  private func line(_ name: String, _ amount: Amount, isRuled: Bool = false, isTotal: Bool = false) -> Ledger.Line {
    Ledger.Line(name, isRuled: isRuled, isTotal: isTotal) { words.number(amount) }
  }

  private func exact(_ amount: Amount) -> WordArgument { .text(words.price(amount, currency)) }
}
