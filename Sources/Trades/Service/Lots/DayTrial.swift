import Base

/// Tries the rows of one day in other orders, and compares what the day realizes.
struct DayTrial {
  private let free: [Fill]
  private let placed: [Fill]
  private let moves: Bool
  private var start: Holding

  /// Looks at a day by itself; nothing where no order can matter for it.
  init?(_ day: ArraySlice<Fill>, from start: Holding) throws(LotError) {
    let rows = day.filter { $0.kind != .split }
    guard Self.canMatter(rows, start) else { return nil }
    try self.init(day, before: start)
    let whole = self.start
    self.start = try LotError.naming(rows[0].record) { () throws(AmountError) in try whole.trimmed(for: rows) }
  }

  /// Looks at a day and what follows.
  init(_ day: ArraySlice<Fill>, before start: Holding) throws(LotError) {
    let rows = day.filter { $0.kind != .split }
    free = rows.filter { !$0.isPlaced }.sorted { $0.sequence < $1.sequence }
    placed = rows.filter(\.isPlaced)
    moves = rows.contains { $0.kind == .transferOut }
    self.start = start
    self.start.watch = nil
    for fill in day where fill.kind == .split { try self.start.count(fill) }
    self.start.results.clear()
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

  enum Outcome {
    /// Every order gives the same figure, and leaves the same.
    case same
    /// An order gives the same figure, but leaves other lots.
    case leavesOther
    /// An order gives another figure.
    case other
  }

  /// What the orders that oversell nothing realize on the day, against the order taken.
  func outcome(of taken: ArraySlice<Fill>, realizing realized: Amount, flat: Bool) throws(LotError) -> Outcome {
    // All that was held and came is sold: whatever the order, the same costs met the same proceeds.
    if flat, !moves { return .same }
    var usual = start
    for fill in taken where fill.kind != .split { try usual.count(fill) }
    let left = start.method == .average ? [] : usual.lots.composition
    var leavesOther = false
    let findsAnother = try tryOrders { (order) throws(LotError) in
      var holding = start
      guard let sum = try holding.realize(order) else { return false }
      if sum.differs(from: realized) { return true }
      if start.method != .average, !leavesOther { leavesOther = holding.lots.composition != left }
      return false
    }
    return findsAnother ? .other : leavesOther ? .leavesOther : .same
  }

  /// Whether an order that oversells nothing realizes another sum on the day or on one of those that follow.
  func findsAnother(
    than realized: ArraySlice<Amount>, on later: ArraySlice<ArraySlice<Fill>>
  ) throws(LotError) -> Bool {
    // Trying all may take long; who cannot look at everything had better doubt.
    var budget = 100_000
    return try tryOrders { (order) throws(LotError) in
      var holding = start
      guard let sum = try holding.realize(order) else { return false }
      if sum.differs(from: realized[realized.startIndex]) { return true }
      for (day, taken) in zip(later, realized.dropFirst()) {
        budget -= day.count
        if budget < 0 { return true }
        for fill in day { try holding.count(fill) }
        if try holding.takeRealized().differs(from: taken) { return true }
        // With nothing held both ways have become one.
        if holding.isFlat { return false }
      }
      return false
    }
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
    guard reach < quantity, let first = lots.open(atLeast: .zero).first else { return self }
    var result = Holding(account: account, method: method, allowsShorts: allowsShorts)
    if method == .average {
      // One lot stands for all.
      var whole = first
      whole.quantity = quantity
      whole.cost = cost
      try result.fill(with: [whole], side: side)
    } else {
      try result.fill(with: lots.open(atLeast: reach), side: side)
    }
    return result
  }
}

extension Holding {
  /// Realizes a day in some order; nothing where that oversells.
  fileprivate mutating func realize(_ order: [Fill]) throws(LotError) -> Amount? {
    for fill in order { try count(fill) }
    if results.flags.contains(where: { $0.flag == .oversold }) { return nil }
    return try takeRealized()
  }
}

extension Amount {
  /// Whether it is another figure; shares are rounded at 18 places, so that orders may differ there.
  fileprivate func differs(from other: Amount) -> Bool {
    let (difference, overflow) = units.subtractingReportingOverflow(other.units)
    return overflow || difference.magnitude > 100_000_000
  }
}
