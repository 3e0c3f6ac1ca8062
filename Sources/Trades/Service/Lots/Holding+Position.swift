package import Base

extension Holding {
  /// What is held, with its lots; nothing when that is nothing.
  func position(of key: ItemKey) throws(AmountError) -> Position? {
    guard !isFlat else { return nil }
    let open = try openLots()
    return Position(
      account: account, key: key, side: side, quantity: side == .long ? quantity : try quantity.negated(),
      cost: side == .long ? try cost.paid() : try cost.received().negated(),
      costUnknown: pool.costUnknown || open.contains(where: \.costUnknown), lots: open)
  }

  /// The open lots with what is left of their costs; those in the average share its cost by quantity.
  func openLots() throws(AmountError) -> [Lot] {
    var result: [Lot] = []
    var rest = pool
    for slot in 0..<lots.count {
      var lot = lots.slots[slot].lot
      guard !lot.quantity.isZero else { continue }
      if slot < pool.slots { lot.cost = try rest.take(min(lot.quantity, rest.quantity)) }
      result.append(lot)
    }
    return result
  }
}

extension LotBook {
  /// What every account holds of the item.
  package func positions(of key: ItemKey) throws(AmountError) -> [Position] {
    var result: [Position] = []
    for holding in holdings {
      if let position = try holding.position(of: key) { result.append(position) }
    }
    return result
  }

  /// The round trips that have not ended.
  package var openTrips: [RoundTrip] { holdings.compactMap(\.trip) }
}
