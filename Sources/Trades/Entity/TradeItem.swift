package import Base

/// Something that is traded, as it is stored.
package struct TradeItem: Equatable, Sendable {
  package var id: ID
  package var name: String
  package var code: String?
  package var isin: String?
  package var currency: Currency
  /// The contract's size that was last used.
  package var multiplier: Amount?
  /// The day of the last record when it was last used.
  package var lastDay: CivilDay

  package init(
    id: ID, name: String, code: String?, isin: String?, currency: Currency, multiplier: Amount?, lastDay: CivilDay
  ) {
    self.id = id
    self.name = name
    self.code = code
    self.isin = isin
    self.currency = currency
    self.multiplier = multiplier
    self.lastDay = lastDay
  }
}

/// A tag, as it is stored.
package struct TradeTag: Equatable, Sendable {
  package var id: ID
  package var name: String

  package init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
