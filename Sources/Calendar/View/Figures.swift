import Base
import Design
import Localization

/// A total as the calendar writes it.
struct Figures {
  let words: Words
  let basis: Basis

  /// With sign and currency: `+982,256원`.
  func text(_ total: CurrencyTotal) -> String {
    words.signedMoney(total.figure(basis), total.currency)
  }

  func delta(_ total: CurrencyTotal) -> Delta {
    Delta(text(total), Sign(signum: total.figure(basis).signum))
  }

  /// For a cell: short on a phone, and only where days of several currencies meet with the currency's sign.
  func cell(_ total: CurrencyTotal, isAlone: Bool) -> DayCell.Figure {
    let currency = total.currency
    let figure = total.figure(basis)
    return DayCell.Figure(
      short: words.compactMoney(figure, currency, sign: !isAlone), full: words.signedMoney(figure, currency),
      Sign(signum: figure.signum))
  }
}
