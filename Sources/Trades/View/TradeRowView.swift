import Base
import Design
import HTML
import Localization

/// Draws what lists say of one record.
struct TradeRowView {
  private static let titleLength = 60

  let words: Words

  /// The record as a line of a list that leads to its page.
  func row(_ row: TradeRow) -> ListRow {
    let trade = row.record.trade
    return ListRow(
      title(trade), href: TradePaths.record(row.record.id), leading: side(row.record).html, sub: sub(row),
      flags: TradeWords(words).sentences(row.record.flags), value: value(row), valueSub: valueSub(row))
  }

  /// The item's name; of a note without one its beginning.
  func title(_ trade: Trade) -> String {
    if !trade.item.isEmpty { return trade.item }
    if let code = trade.code { return code }
    guard trade.kind == .memo, let line = trade.memo.split(whereSeparator: \.isNewline).first else {
      return TradeWords(words).kind(trade.kind)
    }
    return line.count > Self.titleLength ? line.prefix(Self.titleLength) + "…" : String(line)
  }

  /// Records that closed something are filled.
  func side(_ record: TradeRecord) -> SideMark {
    SideMark(TradeWords(words).kind(record.trade.kind), isFilled: record.closing != nil)
  }

  /// What was realized, or what the record is worth.
  func value(_ row: TradeRow) -> HTML {
    let currency = row.record.trade.currency
    if let closing = row.record.closing { return delta(closing.realized, currency).html }
    return row.value.map { Money(words.money($0, currency)).html } ?? HTML()
  }

  func delta(_ amount: Amount, _ currency: Currency) -> Delta {
    Delta(words.signedMoney(amount, currency), Sign(signum: amount.signum))
  }

  /// Quantity and price: `45 × 77,300원`; of a split its terms.
  func quantity(_ trade: Trade) -> String {
    if trade.kind == .split, let new = trade.new, let old = trade.old {
      return words("trades.split.terms", .amount(old), .amount(new))
    }
    guard let quantity = trade.quantity else { return "" }
    guard let price = trade.price else { return words.quantity(quantity) }
    return words.quantity(quantity) + " × " + words.price(price, trade.priceCurrency ?? trade.currency)
  }

  private func sub(_ row: TradeRow) -> String? {
    let parts = [row.time.map { words.time($0) } ?? "", quantity(row.record.trade)].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private func valueSub(_ row: TradeRow) -> String? {
    guard let value = row.value else { return nil }
    if row.record.closing != nil { return words.money(value, row.record.trade.currency) }
    return row.record.trade.kind == .buy ? words("trades.bought") : nil
  }
}
