/// What a record tells; the closed list, by the words of files, addresses and interfaces.
package enum TradeKind: String, CaseIterable, Hashable, Sendable {
  case buy, sell, memo, dividend, interest, fee, tax, deposit, withdraw
  case transferIn = "transfer_in"
  case transferOut = "transfer_out"
  case exchange, split, bonus, reward, expire

  /// Whether the record changes what is held of an item.
  package var movesLots: Bool {
    switch self {
    case .buy, .sell, .transferIn, .transferOut, .split, .bonus, .reward, .expire: true
    case .memo, .dividend, .interest, .fee, .tax, .deposit, .withdraw, .exchange: false
    }
  }

  /// Whether the record adds to what is held; among records without a time these come first.
  package var isArrival: Bool {
    switch self {
    case .buy, .transferIn, .bonus, .reward: true
    default: false
    }
  }

  /// Whether the record takes from what is held, or pays out; among records without a time these come last.
  package var isDeparture: Bool {
    switch self {
    case .sell, .transferOut, .expire, .withdraw, .fee, .tax: true
    default: false
    }
  }

  /// Whether the record is income, or a tax on income.
  package var isIncome: Bool {
    switch self {
    case .dividend, .interest, .tax: true
    default: false
    }
  }
}
