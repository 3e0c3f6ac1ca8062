package import Base

/// Why a figure is what it is: the fills and lots behind one closing.
package struct Explanation: Hashable, Sendable {
  package var method: CostMethod
  package var closing: Closing
  /// How the average came about, each fill since nothing was held; empty where lots were matched.
  package var steps: [Step]

  /// One fill on the way to an average.
  package struct Step: Hashable, Sendable {
    package var record: ID
    package var day: CivilDay
    package var kind: TradeKind
    /// What it added to the holding, or took from it.
    package var quantity: Amount
    package var cost: Amount
    /// What was held after it, and at what cost with charges.
    package var held: Amount
    package var heldCost: Amount
  }

  /// Replays the fills of one item, given in the order counted, up to a record; nothing where that closes nothing.
  package init?(
    of record: ID, in fills: [Fill], accounts: [TradeAccount], method: CostMethod? = nil
  ) throws(LotError) {
    guard let target = fills.first(where: { $0.record == record }) else { return nil }
    let used = method ?? accounts.first { $0.id == target.account }?.method ?? .fifo
    var book = LotBook(accounts: accounts, method: method)
    var steps: [Step] = []
    for fill in fills {
      let before = try book.held(by: target.account, record: fill.record)
      book.closings.removeAll(keepingCapacity: true)
      try book.apply(fill)
      if fill.record == record { break }
      let after = try book.held(by: target.account, record: fill.record)
      if after.quantity.isZero {
        steps.removeAll(keepingCapacity: true)
      } else if fill.account == target.account, used == .average, after != before {
        if before.side != after.side { steps.removeAll(keepingCapacity: true) }
        steps.append(try Step(fill, from: before, to: after))
      }
    }
    guard let closing = book.closings.first(where: { $0.record == record }) else { return nil }
    self.closing = closing
    self.method = used
    self.steps = closing.matches.contains { $0.record == nil } ? steps : []
  }
}

extension Explanation.Step {
  fileprivate init(_ fill: Fill, from before: LotBook.Held, to after: LotBook.Held) throws(LotError) {
    let start = before.side == after.side ? before : LotBook.Held(side: after.side, quantity: .zero, cost: .zero)
    (quantity, cost) = try LotError.naming(fill.record) { () throws(AmountError) in
      (try after.quantity - start.quantity, try after.cost - start.cost)
    }
    record = fill.record
    day = fill.day
    kind = fill.kind
    held = after.quantity
    heldCost = after.cost
  }
}

extension LotBook {
  /// What an account holds, in all.
  struct Held: Equatable {
    var side: Side
    var quantity: Amount
    /// With charges; of a short position what was received.
    var cost: Amount
  }

  fileprivate func held(by account: ID, record: ID) throws(LotError) -> Held {
    guard let holding = holdings.first(where: { $0.account == account }) else {
      return Held(side: .long, quantity: .zero, cost: .zero)
    }
    let cost = try LotError.naming(record) { () throws(AmountError) in
      try holding.side == .long ? holding.cost.paid() : holding.cost.received()
    }
    return Held(side: holding.side, quantity: holding.quantity, cost: cost)
  }
}

extension Figures {
  /// Explains a closing under the method of these figures.
  package func explanation(of record: ID) throws(LotError) -> Explanation? {
    guard let key = trade(record)?.key else { return nil }
    return try Explanation(of: record, in: fills(of: key), accounts: accounts, method: method)
  }
}
