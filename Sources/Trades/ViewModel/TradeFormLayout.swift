/// Which fields the form shows for a kind, and where.
struct TradeFormLayout: Equatable {
  /// What the kind is about.
  enum Shape: Equatable {
    /// Quantity × price.
    case traded
    /// One amount.
    case money
    /// So many new ones for so many old ones.
    case split
    case note
  }

  let shape: Shape
  let main: [TradeDraft.Field]
  let costs: [TradeDraft.Field]
  /// Behind "more details".
  let details: [TradeDraft.Field]
  let choosesLots: Bool

  init(_ kind: TradeKind) {
    choosesLots = kind == .sell || kind == .transferOut || kind == .expire
    let naming: [TradeDraft.Field] = [.code, .currency, .zone]
    let charges: [TradeDraft.Field] = [.fee, .tax, .feeCurrency, .feeRate]
    switch kind {
    case .buy, .sell, .bonus, .reward, .transferIn, .transferOut, .expire:
      shape = .traded
      main = kind == .transferOut ? [.to] : []
      costs = charges
      details = naming + [.amount, .multiplier, .priceCurrency, .rate]
    case .dividend, .interest, .fee, .tax, .deposit, .withdraw, .exchange:
      shape = .money
      main = kind == .exchange ? [.amount, .paidCurrency] : [.amount]
      costs = charges
      details = naming + [.quantity, .price, .multiplier, .priceCurrency, .rate]
    case .split:
      shape = .split
      main = [.old, .new]
      costs = []
      details = naming
    case .memo:
      shape = .note
      main = []
      costs = []
      details = naming
    }
  }

  /// Everything that has a place in the form of this kind.
  var fields: Set<TradeDraft.Field> {
    Set(main + costs + details + [.kind, .item, .account, .day, .time, .tags, .memo])
      .union(shape == .traded ? [.quantity, .price] : [])
  }
}
