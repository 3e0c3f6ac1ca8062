import Base

/// Tries the rows of one day in other orders, and compares what the day realizes.
struct DayTrial {
  private let free: [Fill]
  private let placed: [Fill]
  private let moves: Bool
  private var start: Holding

  /// Nothing where no order can matter.
  init?(_ day: ArraySlice<Fill>, from start: Holding) throws(LotError) {
    let rows = day.filter { $0.kind != .split }
    guard Self.canMatter(rows, start) else { return nil }
    free = rows.filter { !$0.isPlaced }.sorted { $0.sequence < $1.sequence }
    placed = rows.filter(\.isPlaced)
    moves = rows.contains { $0.kind == .transferOut }
    var whole = start
    whole.watch = nil
    whole.results.clear()
    for fill in day where fill.kind == .split { try whole.count(fill) }
    whole.results.clear()
    self.start = try LotError.naming(rows[0].record) { () throws(AmountError) in try whole.trimmed(for: rows) }
  }

  private static func canMatter(_ rows: [Fill], _ start: Holding) -> Bool {
    if start.allowsShorts || start.side == .short && !start.isFlat { return true }
    let arrivals = rows.contains { $0.kind.isArrival }
    let departures = rows.contains { $0.kind.isDeparture }
    let special = rows.contains { $0.kind == .transferOut || $0.kind == .expire || !$0.chosen.isEmpty }
    switch start.method {
    case .average: return arrivals && departures
    // The oldest are sold, whenever the newer ones come: only the newer ones' order matters, and later.
    case .fifo, .chosen: return special
    case .lifo, .hifo: return arrivals && departures || special
    }
  }

  /// Whether an order that oversells nothing realizes another sum than the order taken.
  func findsAnother(than taken: Holding) throws(LotError) -> Bool {
    // All that was held and came is sold: whatever the order, the same costs met the same proceeds.
    if taken.isFlat, !moves { return false }
    let realized = try Self.sum(taken.results.closings)
    return try tryOrders { (order) throws(LotError) in
      var holding = start
      for fill in order { try holding.count(fill) }
      if holding.results.flags.contains(where: { $0.flag == .oversold }) { return false }
      let difference = try Self.sum(holding.results.closings).units - realized.units
      // Shares are rounded at 18 places, so that orders may differ there without meaning it.
      return difference.magnitude > 100_000_000
    }
  }

  private static func sum(_ closings: [Closing]) throws(LotError) -> Amount {
    var sum = Amount.zero
    for closing in closings {
      try LotError.naming(closing.record) { () throws(AmountError) in try sum += closing.realized }
    }
    return sum
  }

  /// Gives orders to a test until it says yes.
  private func tryOrders(_ test: ([Fill]) throws(LotError) -> Bool) throws(LotError) -> Bool {
    guard free.count <= 6 else {
      let arrivals = free.filter { $0.kind.isArrival }
      let departures = free.filter { !$0.kind.isArrival }
      let orders = [
        free + placed, placed + free, free.reversed() + placed, placed + free.reversed(),
        arrivals + placed + departures, departures + placed + arrivals,
      ]
      for order in orders { if try test(order) { return true } }
      return false
    }
    var rows = Array(free.reversed())
    return try permute(&rows, rows.count) { (rows) throws(LotError) in
      guard !placed.isEmpty else { return try test(rows) }
      for cut in 0...rows.count {
        if try test(rows[..<cut] + placed + rows[cut...]) { return true }
      }
      return false
    }
  }

  /// Heap's way through all permutations.
  private func permute(
    _ rows: inout [Fill], _ count: Int, _ test: ([Fill]) throws(LotError) -> Bool
  ) throws(LotError) -> Bool {
    guard count > 1 else { return try test(rows) }
    for index in 0..<count {
      if try permute(&rows, count - 1, test) { return true }
      rows.swapAt(count.isMultiple(of: 2) ? index : 0, count - 1)
    }
    return false
  }
}

extension Holding {
  /// The holding with only those lots that the rows of a day can reach, so that trying orders costs little.
  fileprivate func trimmed(for rows: [Fill]) throws(AmountError) -> Holding {
    var reach = Amount.zero
    for row in rows {
      guard let quantity = row.quantity, row.chosen.isEmpty else { return self }
      try reach += quantity
    }
    guard reach < quantity else { return self }
    var rest = self
    var taken = try rest.take(method == .average ? quantity : reach, chosen: [], realizes: false).parts
    if method == .average {
      // One lot stands for all.
      var whole = Cost.zero
      for lot in taken { try whole += lot.cost }
      taken[0].cost = whole
      taken[0].quantity = quantity
      taken = [taken[0]]
    }
    var result = Holding(account: account, method: method, allowsShorts: allowsShorts)
    try result.fill(with: method == .lifo ? taken.reversed() : taken, side: side)
    return result
  }
}
