import Base

/// The lots that the moving average has made one: those in the slots before `slots`.
///
/// Lots join only when a sale takes the average, so that lots chosen by hand before that keep their own cost.
struct Pool: Hashable, Sendable {
  var quantity = Amount.zero
  var cost = Cost.zero
  var slots = 0
  var costUnknown = false

  /// Lets the lots that arrived since the last sale join.
  mutating func absorb(_ lots: LotStore) throws(AmountError) {
    for slot in slots..<lots.count {
      let lot = lots.slots[slot].lot
      guard !lot.quantity.isZero else { continue }
      try quantity += lot.quantity
      try cost += lot.cost
      costUnknown = costUnknown || lot.costUnknown
    }
    slots = lots.count
  }

  /// Takes a part of the cost away; the last part takes all that is left, so that totals are exact.
  mutating func take(_ part: Amount) throws(AmountError) -> Cost {
    let share = part == quantity ? cost : try cost.share(part, of: quantity)
    try cost -= share
    try quantity -= part
    return share
  }

  /// Counts the quantities anew after a split.
  mutating func split(_ lots: LotStore) throws(AmountError) {
    quantity = .zero
    for slot in 0..<slots { try quantity += lots.slots[slot].lot.quantity }
  }
}
