import Base
import Book

/// What some days came to in one currency.
struct CurrencyTotal: Equatable, Sendable {
  let currency: Currency
  var net: Amount
  var gross: Amount
  var charges: Amount

  func figure(_ basis: Basis) -> Amount { basis == .net ? net : gross }

  /// The sums of the days' figures by currency, in the order of their codes; nothing is rounded.
  static func of(_ marks: some Sequence<DayMark>) throws(AmountError) -> [CurrencyTotal] {
    var totals: [Currency: CurrencyTotal] = [:]
    for figure in marks.lazy.flatMap(\.figures) {
      var total =
        totals[figure.currency]
        ?? CurrencyTotal(currency: figure.currency, net: .zero, gross: .zero, charges: .zero)
      total.net = try total.net + figure.net
      total.gross = try total.gross + figure.gross
      total.charges = try total.charges + figure.charges
      totals[figure.currency] = total
    }
    return totals.values.sorted { $0.currency.code < $1.currency.code }
  }
}

/// Whether figures are shown after or before fees and taxes.
enum Basis: String, CaseIterable, Sendable { case net, gross }
