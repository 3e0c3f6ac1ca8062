import Base

/// What all accounts hold of one item, brought up to date fill by fill.
///
/// Fills come in the order of `DayOrder`. Where nothing is held anywhere (`isFlat`) at the end of a day, a replay
/// of what follows may start from an empty book.
package struct LotBook: Hashable, Sendable {
  var holdings: [Holding] = []
  /// Lots between two accounts, by the record that sent them.
  var underWay: [ID: Parcel] = [:]
  /// What paired transfers brought, by the record that received them.
  private(set) var received: [ID: Cost] = [:]
  private let accounts: [TradeAccount]
  private let method: CostMethod?

  /// Realized so far, in order; take them away to keep only what is new.
  package var closings: [Closing] = []
  /// Round trips that ended.
  package var trips: [RoundTrip] = []
  package var flags: [FlaggedRecord] = []

  struct Parcel: Hashable, Sendable {
    var receiver: ID
    var lots: [Lot]
  }

  /// Makes an empty book; a method given here holds for every account.
  package init(accounts: [TradeAccount], method: CostMethod? = nil) {
    self.accounts = accounts
    self.method = method
  }

  /// Whether nothing is held and nothing is under way.
  package var isFlat: Bool { underWay.isEmpty && holdings.allSatisfy(\.isFlat) }

  /// Counts the next fill; after an error the book is of no more use.
  package mutating func apply(_ fill: Fill) throws(LotError) {
    try LotError.naming(fill.record) { () throws(AmountError) in try count(fill) }
  }

  private mutating func count(_ fill: Fill) throws(AmountError) {
    let index = holding(of: fill.account)
    switch fill.kind {
    case .transferOut where fill.pair != nil:
      let lots = try holdings[index].leave(fill)
      if let receiver = fill.pair, !lots.isEmpty { underWay[fill.record] = Parcel(receiver: receiver, lots: lots) }
    case .transferIn where fill.pair != nil:
      try receive(fill, index)
    default:
      try holdings[index].apply(fill)
    }
    collect(index)
  }

  /// Lets the lots in that the other half of a transfer sent.
  private mutating func receive(_ fill: Fill, _ index: Int) throws(AmountError) {
    guard let sender = fill.pair, let parcel = underWay.removeValue(forKey: sender), let quantity = fill.quantity
    else {
      received[fill.record] = fill.cost
      return try holdings[index].apply(fill)
    }
    var sent = Amount.zero
    for lot in parcel.lots { try sent += lot.quantity }
    var lots = parcel.lots
    if quantity < sent { lots = try lots.shrunk(to: quantity, from: sent) }
    if let last = lots.indices.last {
      try lots[last].cost.fee += fill.cost.fee
      try lots[last].cost.tax += fill.cost.tax
    }
    try holdings[index].enter(lots, by: fill)
    var total = Cost.zero
    for lot in lots { try total += lot.cost }
    if quantity > sent {
      // More arrives than was sent: the surplus comes at the stated price, or at a cost that is not known.
      var surplus = fill
      surplus.quantity = try quantity - sent
      surplus.cost = Cost(value: try fill.cost.value.share(quantity - sent, of: quantity))
      try holdings[index].apply(surplus)
      try total += surplus.cost
      if fill.costUnknown { flags.append(FlaggedRecord(record: fill.record, flag: .costUnknown)) }
    }
    received[fill.record] = total
  }

  mutating func holding(of account: ID) -> Int {
    for index in holdings.indices where holdings[index].account == account { return index }
    let rules = accounts.first { $0.id == account }
    holdings.append(
      Holding(
        account: account, method: method ?? rules?.method ?? .fifo, allowsShorts: rules?.allowsShorts ?? false))
    return holdings.count - 1
  }

  private mutating func collect(_ index: Int) {
    guard !holdings[index].results.isEmpty else { return }
    closings += holdings[index].results.closings
    trips += holdings[index].results.trips
    flags += holdings[index].results.flags
    holdings[index].results.clear()
  }
}

extension [Lot] {
  /// Fewer units for the same money: a fee was taken in the coin itself on the way.
  fileprivate func shrunk(to quantity: Amount, from sent: Amount) throws(AmountError) -> [Lot] {
    var lots = self
    var left = quantity
    for index in lots.indices.dropLast() {
      lots[index].quantity = try Swift.min(left, lots[index].quantity.share(quantity, of: sent))
      try left -= lots[index].quantity
    }
    if let last = lots.indices.last { lots[last].quantity = left }
    return lots
  }
}
