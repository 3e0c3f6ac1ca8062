import Base
import Localization

/// A trade in a few words, the same on every page.
struct TradeWords {
  let words: Words

  init(_ words: Words) { self.words = words }

  /// Item and kind: `미르반도체 매도`.
  func title(_ trade: Trade) -> String {
    trade.item.isEmpty ? kind(trade.kind) : words("trades.named", .text(trade.item), .text(kind(trade.kind)))
  }

  /// Quantity and price, or the amount: `45 × 77,300원`.
  func detail(_ trade: Trade) -> String {
    if let quantity = trade.quantity, let price = trade.price {
      return words.quantity(quantity) + " × " + words.price(price, trade.priceCurrency ?? trade.currency)
    }
    if let amount = trade.amount { return words.money(amount, trade.currency) }
    return trade.quantity.map { words.quantity($0) } ?? ""
  }

  func kind(_ kind: TradeKind) -> String {
    switch kind {
    case .buy: words("trades.kind.buy")
    case .sell: words("trades.kind.sell")
    case .memo: words("trades.kind.memo")
    case .dividend: words("trades.kind.dividend")
    case .interest: words("trades.kind.interest")
    case .fee: words("trades.kind.fee")
    case .tax: words("trades.kind.tax")
    case .deposit: words("trades.kind.deposit")
    case .withdraw: words("trades.kind.withdraw")
    case .transferIn: words("trades.kind.transferIn")
    case .transferOut: words("trades.kind.transferOut")
    case .exchange: words("trades.kind.exchange")
    case .split: words("trades.kind.split")
    case .bonus: words("trades.kind.bonus")
    case .reward: words("trades.kind.reward")
    case .expire: words("trades.kind.expire")
    }
  }
}
