import Base

extension Holding {
  /// What a closing or a transfer took out of the lots.
  struct Taken {
    var cost = Cost.zero
    var costUnknown = false
    /// What was closed, where the fill realizes.
    var matches: [Match] = []
    /// What moves on, where it does not.
    var parts: [Lot] = []
  }

  /// Takes a quantity out of the lots: the chosen ones first, the rest by the method.
  mutating func take(_ wanted: Amount, chosen: [ChosenLot], realizes: Bool) throws(AmountError) -> Taken {
    var taken = Taken()
    var left = wanted
    for choice in chosen {
      var choosable = min(choice.quantity, left)
      for slot in lots.slots(of: choice.record) {
        let part = min(choosable, lots.slots[slot].lot.quantity)
        try take(part, from: slot, realizes, &taken)
        try choosable -= part
        try left -= part
        if choosable.isZero { break }
      }
    }
    if method == .average {
      if !left.isZero { try takeAverage(left, realizes, &taken) }
    } else {
      while !left.isZero, let slot = lots.next() {
        let part = min(left, lots.slots[slot].lot.quantity)
        try take(part, from: slot, realizes, &taken)
        try left -= part
      }
    }
    try quantity -= wanted
    try cost -= taken.cost
    return taken
  }

  private mutating func take(
    _ part: Amount, from slot: Int, _ realizes: Bool, _ taken: inout Taken
  ) throws(AmountError) {
    let lot = lots.slots[slot].lot
    let cost: Cost
    if slot < pool.slots {
      cost = try pool.take(part)
      _ = try lots.reduce(slot, by: part, cost: .zero)
    } else {
      cost = part == lot.quantity ? lot.cost : try lot.cost.share(part, of: lot.quantity)
      let block = lots.slots[slot].block
      let isExhausted = try lots.reduce(slot, by: part, cost: cost)
      watch?.touched(block, isExhausted: isExhausted, realizes: realizes)
    }
    try taken.cost += cost
    taken.costUnknown = taken.costUnknown || lot.costUnknown
    if realizes {
      taken.matches.append(
        Match(record: lot.record, day: lot.day, quantity: part, price: lot.price, opened: cost))
    } else {
      taken.parts.append(lot.part(part, cost: cost))
    }
  }

  /// Takes the average of all; the quantities go from the oldest lots, which only a list of lots shows.
  private mutating func takeAverage(_ part: Amount, _ realizes: Bool, _ taken: inout Taken) throws(AmountError) {
    try pool.absorb(lots)
    let cost = try pool.take(part)
    var left = part
    var costLeft = cost
    while !left.isZero, let slot = lots.next() {
      let lot = lots.slots[slot].lot
      let taking = min(left, lot.quantity)
      _ = try lots.reduce(slot, by: taking, cost: .zero)
      if !realizes {
        let share = taking == left ? costLeft : try costLeft.share(taking, of: left)
        try costLeft -= share
        taken.parts.append(lot.part(taking, cost: share))
      }
      try left -= taking
    }
    try taken.cost += cost
    taken.costUnknown = taken.costUnknown || pool.costUnknown
    if realizes {
      let price = try cost.value.divided(by: part)
      taken.matches.append(Match(record: nil, day: nil, quantity: part, price: price, opened: cost))
    }
  }
}

extension Lot {
  fileprivate func part(_ quantity: Amount, cost: Cost) -> Lot {
    Lot(record: record, day: day, quantity: quantity, price: price, cost: cost, costUnknown: costUnknown)
  }
}
