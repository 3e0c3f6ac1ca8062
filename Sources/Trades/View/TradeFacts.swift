import Base
import Design
import HTML
import Localization

/// Everything that a record says, line by line, exactly.
struct TradeFacts: Component {
  let words: Words
  let output: TradeRecordViewModel.Output

  private var trade: Trade { output.row.record.trade }

  var html: HTML {
    Ledger(
      lines.compactMap { field, text in text.map { (field, $0) } }.map { field, text in
        Ledger.Line(TradeWords(words).name(field)) { text }
      } + when
    ).html
  }

  private var lines: [(TradeProblem.Field, String?)] {
    [
      (.account, output.account), (.to, output.to), (.item, trade.item.isEmpty ? nil : trade.item),
      (.code, trade.code), (.old, trade.old.map { words.number($0) }), (.new, trade.new.map { words.number($0) }),
      (.quantity, trade.quantity.map { words.quantity($0) }),
      (.price, trade.price.map { words.price($0, trade.priceCurrency ?? trade.currency) }),
      (.multiplier, trade.multiplier.map { words.number($0) }),
      (.rate, trade.rate.map { words.number($0) }),
      (.amount, output.row.value.map { words.price($0, trade.currency) }),
      (.paidCurrency, trade.paidCurrency?.code), (.fee, fee),
      (.feeRate, trade.feeRate.map { words.number($0) }),
      (.tax, trade.tax.isZero ? nil : words.price(trade.tax, trade.currency)),
      (.setup, trade.setup.isEmpty ? nil : trade.setup),
      (.stop, trade.stop.map { words.price($0, trade.priceCurrency ?? trade.currency) }),
      (.target, trade.target.map { words.price($0, trade.priceCurrency ?? trade.currency) }),
    ]
  }

  private var fee: String? {
    if trade.fee.isZero { return nil }
    guard let code = trade.feeCurrency, code != trade.currency.code else {
      return words.price(trade.fee, trade.currency)
    }
    return Currency(code: code).map { words.price(trade.fee, $0) } ?? words.number(trade.fee) + " " + code
  }

  /// The moment as it was written, where the page shows it by another zone or day.
  private var when: [Ledger.Line] {
    guard let moment = trade.time.moment else {
      return output.isMoved ? [Ledger.Line(words("trades.record.written")) { words.day(trade.time.day, .medium) }] : []
    }
    return [
      Ledger.Line(TradeWords(words).name(.zone), isRuled: true) { moment.zone.name },
      Ledger.Line(words("trades.record.written")) {
        words.day(moment.day, .medium) + " " + words.time(moment.time, seconds: true)
      },
    ]
  }
}
