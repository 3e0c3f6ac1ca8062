package import Base

/// Finds records of one item and day without a time whose order matters: another one would give another figure
/// that day or later.
package enum OrderDoubts {
  /// Looks through the fills of one item, given in the order counted.
  package static func find(
    in fills: [Fill], accounts: [TradeAccount], received: [ID: Cost]
  ) throws(LotError) -> [OrderDoubt] {
    guard fills.contains(where: { !$0.isPlaced }) else { return [] }
    var result: [OrderDoubt] = []
    var owners: [ID] = []
    for fill in fills where !owners.contains(fill.account) { owners.append(fill.account) }
    for owner in owners {
      let allowsShorts = accounts.first { $0.id == owner }?.allowsShorts ?? false
      let own = fills.filter { $0.account == owner }.map { $0.alone(received) }
      result += try AccountDoubts(owner, allowsShorts, own).find()
    }
    return result
  }

  /// Whether any day has records of one account that could change places.
  static func mayArise(in fills: ArraySlice<Fill>) -> Bool {
    guard fills.contains(where: { !$0.isPlaced }) else { return false }
    return Dictionary(grouping: fills) { $0.account }.values.contains { own in
      own.days.contains(where: \.hasFreeRows)
    }
  }
}

extension Fill {
  /// The fill without its other half: what a transfer brought counts as stated.
  fileprivate func alone(_ received: [ID: Cost]) -> Fill {
    guard pair != nil else { return self }
    var copy = self
    copy.pair = nil
    if let cost = received[record] { copy.cost = cost }
    return copy
  }
}

/// The same for one account.
private struct AccountDoubts {
  private let account: ID
  private let allowsShorts: Bool
  private let days: [ArraySlice<Fill>]

  init(_ account: ID, _ allowsShorts: Bool, _ fills: [Fill]) {
    self.account = account
    self.allowsShorts = allowsShorts
    days = fills.days
  }

  func find() throws(LotError) -> [OrderDoubt] {
    guard days.contains(where: { $0.hasFreeRows }) else { return [] }
    var methods: [CivilDay: [CostMethod]] = [:]
    for method in CostMethod.automatic {
      for day in try doubtful(by: method) { methods[day, default: []].append(method) }
    }
    return days.compactMap { day in
      guard let first = day.first, let methods = methods[first.day] else { return nil }
      let records = day.filter { !$0.isPlaced && $0.kind != .split }.map(\.record)
      return OrderDoubt(account: account, day: first.day, records: records, methods: methods)
    }
  }

  private func doubtful(by method: CostMethod) throws(LotError) -> Set<CivilDay> {
    var holding = Holding(account: account, method: method, allowsShorts: allowsShorts)
    if method == .fifo || method == .lifo { holding.watch = BlockWatch() }
    var found: Set<Int> = []
    var suspects: [Int] = []
    var realized: [Amount] = []
    for (number, day) in days.enumerated() {
      let trial = day.hasFreeRows ? try DayTrial(day, from: holding) : nil
      holding.watch?.begin(number, isBlock: day.hasFreeRows)
      for fill in day { try holding.count(fill) }
      holding.watch?.end()
      realized.append(try holding.takeRealized())
      switch try trial?.outcome(of: day, realizing: realized[number], flat: holding.isFlat) {
      case .other: found.insert(number)
      case .leavesOther: suspects.append(number)
      case .same, nil: break
      }
    }
    var until = Dictionary(uniqueKeysWithValues: suspects.map { ($0, days.count - 1) })
    for block in holding.watch?.cut ?? [] where until[block.opened] == nil {
      // Where nothing but purchases without a time met, every order may be tried, and some order differs.
      if !allowsShorts, days[block.opened].allSatisfy(\.isFreePurchase) {
        found.insert(block.opened)
      } else {
        until[block.opened] = block.lastTaken
      }
    }
    try weigh(until.filter { !found.contains($0.key) }, realized, by: method, into: &found)
    return Set(found.map { days[$0][days[$0].startIndex].day })
  }

  /// Tells for which of the suspected days some order gives another figure up to the day given with it.
  private func weigh(
    _ until: [Int: Int], _ realized: [Amount], by method: CostMethod, into found: inout Set<Int>
  ) throws(LotError) {
    guard !until.isEmpty else { return }
    var holding = Holding(account: account, method: method, allowsShorts: allowsShorts)
    for (number, day) in days.enumerated() {
      if let last = until[number] {
        let later = days[number..<max(last, number) + 1].dropFirst()
        let trial = try DayTrial(day, before: holding)
        if try trial.findsAnother(than: realized[number...], on: later) { found.insert(number) }
      }
      for fill in day { try holding.count(fill) }
      holding.results.clear()
    }
  }
}

extension Fill {
  fileprivate var isFreePurchase: Bool { kind == .split || !isPlaced && kind.isArrival }
}

extension [Fill] {
  /// The fills of each day.
  fileprivate var days: [ArraySlice<Fill>] {
    var days: [ArraySlice<Fill>] = []
    var start = 0
    for index in indices where index + 1 == count || self[index + 1].day != self[index].day {
      days.append(self[start...index])
      start = index + 1
    }
    return days
  }
}

extension ArraySlice<Fill> {
  /// Whether rows of the day could change places: more than one, and not all placed.
  fileprivate var hasFreeRows: Bool {
    var rows = 0
    var free = false
    for fill in self where fill.kind != .split {
      rows += 1
      free = free || !fill.isPlaced
    }
    return free && rows > 1
  }
}

extension Holding {
  /// Counts a fill, naming the record on failure.
  mutating func count(_ fill: Fill) throws(LotError) {
    try LotError.naming(fill.record) { () throws(AmountError) in try apply(fill) }
  }
}

extension Holding {
  /// What was realized since this was asked last.
  mutating func takeRealized() throws(LotError) -> Amount {
    var sum = Amount.zero
    for closing in results.closings {
      try LotError.naming(closing.record) { () throws(AmountError) in try sum += closing.realized }
    }
    results.clear()
    return sum
  }
}
