import Base
import Localization

extension TradeDraft {
  /// A stored record as its form shows it; a plain date offers the person's own zone for a time.
  init(_ record: TradeRecord, words: Words, zone: Zone) {
    self.init(id: record.id, version: record.version, language: words.language)
    let trade = record.trade
    self[.kind] = trade.kind.rawValue
    self[.account] = trade.account.text
    self[.day] = trade.time.day.iso
    self[.time] = trade.time.moment?.time.iso ?? ""
    self[.zone] = (trade.time.moment?.zone ?? zone).name
    self[.item] = trade.item
    self[.code] = trade.code ?? ""
    self[.currency] = trade.currency.code
    self[.priceCurrency] = trade.priceCurrency?.code ?? ""
    self[.feeCurrency] = trade.feeCurrency ?? ""
    self[.paidCurrency] = trade.paidCurrency?.code ?? ""
    self[.to] = trade.to?.text ?? ""
    self[.tags] = trade.tags.joined(separator: ", ")
    self[.memo] = trade.memo
    for (field, amount) in [
      (Field.quantity, trade.quantity), (.price, trade.price), (.amount, trade.amount),
      (.fee, trade.fee.isZero ? nil : trade.fee), (.tax, trade.tax.isZero ? nil : trade.tax),
      (.feeRate, trade.feeRate), (.multiplier, trade.multiplier), (.new, trade.new), (.old, trade.old),
      (.rate, trade.rate),
    ] {
      self[field] = amount.map { words.number($0) } ?? ""
    }
    lots = trade.chosen.map { LotChoice(record: $0.record.text, quantity: words.number($0.quantity)) }
  }
}
