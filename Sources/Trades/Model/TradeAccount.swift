package import Base

/// An account: the rules by which its trades are counted.
package struct TradeAccount: Hashable, Sendable {
  package var id: ID
  package var name: String
  package var currency: Currency
  package var method: CostMethod
  /// Whether a sale of more than is held may open a short position.
  package var allowsShorts: Bool

  package init(id: ID, name: String = "", currency: Currency, method: CostMethod? = nil, allowsShorts: Bool = false) {
    self.id = id
    self.name = name
    self.currency = currency
    self.method = method ?? Self.usualMethod(currency: currency)
    self.allowsShorts = allowsShorts
  }

  /// Korean brokers report the moving average; elsewhere the first in goes out first.
  package static func usualMethod(currency: Currency) -> CostMethod {
    currency == .krw ? .average : .fifo
  }
}
