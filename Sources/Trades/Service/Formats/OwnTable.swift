import Base
import Sheets

/// The columns of our own table of trades, in the order in which it is written.
enum OwnTable {
  enum Column: String, CaseIterable {
    case id, account, kind, day, time, item, code, isin, quantity, price, amount, fee, tax, currency
    case feeCurrency = "fee_currency"
    case feeRate = "fee_rate"
    case multiplier, new, old
    case priceCurrency = "price_currency"
    case rate
    case paidCurrency = "paid_currency"
    case to, pair, lots, rank, tags, memo, setup, stop, target, attachments, flags, at, zone
    case accountCurrency = "account_currency"
    case accountMethod = "account_method"
    case accountShorts = "account_shorts"
  }

  static let header = Column.allCases.map { WrittenCell.plain($0.rawValue) }

  /// A record as a row; day and time are those of the day rule, `at` and `zone` those of its origin.
  static func row(_ record: TradeRecord, rule: DayRule, accounts: [ID: TradeAccount]) -> [WrittenCell] {
    let trade = record.trade
    let account = accounts[trade.account]
    return Column.allCases.map { column in
      switch column {
      case .id: .plain(trade.id.text)
      case .account: .text(account?.name)
      case .kind: .plain(trade.kind.rawValue)
      case .day: .plain(record.day.iso)
      case .time: trade.time.time(by: rule).map { .plain($0.iso) } ?? .empty
      case .item: .text(trade.item)
      case .code: .text(trade.code)
      case .isin: .text(trade.isin)
      case .quantity: .amount(trade.quantity)
      case .price: .amount(trade.price)
      case .amount: .amount(trade.amount)
      case .fee: .amount(trade.fee)
      case .tax: .amount(trade.tax)
      case .currency: .plain(trade.currency.code)
      case .feeCurrency: .text(trade.feeCurrency)
      case .feeRate: .amount(trade.feeRate)
      case .multiplier: .amount(trade.multiplier)
      case .new: .amount(trade.new)
      case .old: .amount(trade.old)
      case .priceCurrency: .text(trade.priceCurrency?.code)
      case .rate: .amount(trade.rate)
      case .paidCurrency: .text(trade.paidCurrency?.code)
      case .to: .text(trade.to.flatMap { accounts[$0]?.name })
      case .pair: .text(trade.pair?.text)
      case .lots: list(trade.chosen.map { "\($0.record.text)*\($0.quantity.text)" })
      case .rank: trade.rank.map { .plain("\($0)") } ?? .empty
      case .tags: list(trade.tags)
      case .memo: .text(trade.memo)
      case .setup: .text(trade.setup)
      case .stop: .amount(trade.stop)
      case .target: .amount(trade.target)
      case .attachments: list(record.attachments.map(attachment))
      case .flags: list(record.flags.flags.map(\.rawValue))
      case .at: .text(trade.time.moment?.instant.iso)
      case .zone: .text(trade.time.moment?.zone.name)
      case .accountCurrency: .text(account?.currency.code)
      case .accountMethod: .text(account?.method.rawValue)
      case .accountShorts: .text(account.map { $0.allowsShorts ? "yes" : "no" })
      }
    }
  }

  /// The parts of a cell that holds several.
  static func parts(_ text: String) -> [String] {
    text.split(separator: ",").map { unescaped(String($0)) }.filter { !$0.isEmpty }
  }

  /// A file that belongs to a record, as one part of a cell.
  static func attachment(_ file: Attachment) -> String {
    "\(file.hash)/\(file.size)/\(escaped(file.type))/\(escaped(file.name))"
  }

  /// A cell that holds several parts.
  static func list(_ parts: [String]) -> WrittenCell {
    parts.isEmpty ? .empty : .text(parts.map(escaped).joined(separator: ","))
  }

  /// A part without the signs that stand between parts.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
      .split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
  }

  static func unescaped(_ text: String) -> String {
    guard text.contains("%") else { return text }
    return text.replacing("%2F", with: "/").replacing("%2C", with: ",").replacing("%25", with: "%")
  }
}
