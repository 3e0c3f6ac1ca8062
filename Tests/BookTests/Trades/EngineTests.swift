import Base
import Testing

@testable import Trades

/// What holds for every history, tried on many that dice have made.
struct EngineTests {
  static let seeds: Range<UInt64> = 0..<400

  @Test func `the engine agrees with a slow book that keeps every unit apart`() throws {
    for seed in Self.seeds {
      let history = RandomHistory(seed: seed, .init(days: 1...6, rows: 1...4))
      for method in CostMethod.automatic {
        var slow = SlowBook(method, allowsShorts: history.account.allowsShorts)
        do {
          for fill in try history.fills() { try slow.apply(fill) }
        } catch is Fraction.TooLarge {
          continue
        }
        let figures = try history.figures(method)
        var days: [CivilDay: Amount] = [:]
        for closing in figures.closings { days[closing.day] = try (days[closing.day] ?? .zero) + closing.realized }
        #expect(Set(days.keys) == Set(slow.realized.keys), "\(seed) \(method)")
        for (day, profit) in slow.realized {
          let found = try #require(days[day])
          #expect(profit.isNear(found), "\(seed) \(method) \(day): \(found)")
        }
        let position = figures.positions.first
        #expect(position?.quantity ?? .zero == Amount(slow.held), "\(seed) \(method)")
        #expect(try slow.cost().isNear(position?.cost ?? .zero), "\(seed) \(method)")
        #expect(figures.flags.contains { $0.flag == .oversold } == slow.oversold, "\(seed) \(method)")
      }
    }
  }

  @Test func `realized and unrealized add up to the cash, exactly and under every method`() throws {
    for seed in Self.seeds {
      let history = RandomHistory(seed: seed, .init(days: 2...10, rows: 1...8, quantities: 1...97))
      let price = Amount(3)
      // What was received less what was paid, and what is held at the price.
      var expected = Amount.zero
      var held = Amount.zero
      for fill in try history.fills() {
        switch fill.kind {
        case .split: held = try held.share(fill.new, of: fill.old)
        case .sell:
          try expected += fill.cost.received()
          try held -= try #require(fill.quantity)
        default:
          try expected -= fill.cost.paid()
          try held += try #require(fill.quantity)
        }
      }
      try expected += held.times(price)
      for method in CostMethod.allCases {
        let figures = try history.figures(method)
        let realized = try figures.closings.map(\.realized).sum()
        let unrealized = try figures.positions.map { (position) throws in try position.unrealized(at: price) }.sum()
        #expect(try realized + unrealized == expected, "\(seed) \(method)")
        #expect(try figures.positions.map(\.quantity).sum() == held)
        for position in figures.positions {
          let lots = try position.lots.map(\.quantity).sum()
          #expect(try lots == position.quantity.magnitude())
        }
        for closing in figures.closings {
          #expect(try closing.matches.map(\.quantity).sum() == closing.quantity)
          #expect(try closing.gross - closing.fees - closing.taxes == closing.realized)
          #expect(try closing.proceeds - closing.cost == closing.gross)
        }
      }
    }
  }

  @Test func `the totals of days, weeks, months and years are one total`() throws {
    for seed in Self.seeds.prefix(60) {
      let history = RandomHistory(seed: seed, .init(days: 5...60, rows: 1...3))
      let figures = try history.figures(.average)
      let total = try figures.total()[.usd] ?? .zero
      for grouping in [Grouping.day, .week, .month, .year, .item, .tag, .account] {
        #expect(try figures.totals(by: grouping).map(\.realized).sum() == total)
      }
      #expect(try figures.stats().map(\.total).sum() == total)
      #expect(try figures.trips.map(\.realized).sum() + openTrips(of: history) == total)
    }
  }

  private func openTrips(of history: RandomHistory) throws -> Amount {
    var book = LotBook(accounts: [history.account], method: .average)
    for fill in try history.fills() { try book.apply(fill) }
    return try book.openTrips.map(\.realized).sum()
  }

  @Test func `a fill in two halves is the same as one, oldest first`() throws {
    for seed in Self.seeds {
      let history = RandomHistory(seed: seed, .init(withDateOnly: false))
      var halves = history
      halves.trades = []
      let ids = CountingIDs(after: 5000)
      for trade in history.trades {
        guard let quantity = trade.quantity, quantity.units > Amount.one.units, trade.kind != .split else {
          halves.trades.append(trade)
          continue
        }
        var (first, second) = (trade, trade)
        second.id = ids.next()
        first.quantity = .one
        second.quantity = try quantity - .one
        // Charges stay exact when the halves take them in proportion of money, so they go with neither.
        (first.fee, first.tax, second.fee, second.tax) = (.zero, .zero, .zero, .zero)
        halves.trades += [first, second]
      }
      for index in halves.trades.indices { halves.trades[index].sequence = index }
      var whole = history
      for index in whole.trades.indices { (whole.trades[index].fee, whole.trades[index].tax) = (.zero, .zero) }
      for index in halves.trades.indices { (halves.trades[index].fee, halves.trades[index].tax) = (.zero, .zero) }
      let (one, two) = (try whole.figures(.fifo), try halves.figures(.fifo))
      #expect(try one.totals(by: .day).map(\.realized) == two.totals(by: .day).map(\.realized), "\(seed)")
      #expect(one.positions.map(\.cost) == two.positions.map(\.cost), "\(seed)")
    }
  }

  @Test func `with times the order of the rows in the file changes nothing`() throws {
    for seed in Self.seeds {
      var history = RandomHistory(seed: seed, .init(withDateOnly: false))
      // Equal times keep the order of entry, so that all times must differ here.
      for index in history.trades.indices where history.trades[index].kind != .split {
        let day = history.trades[index].time.day
        let instant = Instant(seconds: day.epochDay * 86_400 + 36_000 + index)
        history.trades[index].time = TradeTime(moment: Moment(instant: instant, zone: .utc))
      }
      var reversed = history
      reversed.trades.reverse()
      for index in reversed.trades.indices { reversed.trades[index].sequence = index }
      for method in CostMethod.automatic {
        let (one, two) = (try history.figures(method), try reversed.figures(method))
        #expect(one.closings == two.closings, "\(seed) \(method)")
        #expect(one.positions == two.positions, "\(seed) \(method)")
      }
    }
  }

  @Test func `a replay from the last day with nothing held gives the same`() throws {
    for seed in Self.seeds {
      let history = RandomHistory(seed: seed, .init(days: 4...10))
      let fills = try history.fills()
      for method in CostMethod.automatic {
        var whole = LotBook(accounts: [history.account], method: method)
        var start = 0
        var before = 0
        for (index, fill) in fills.enumerated() {
          try whole.apply(fill)
          let endsDay = index + 1 == fills.count || fills[index + 1].day != fill.day
          if endsDay, whole.isFlat, index + 1 < fills.count { (start, before) = (index + 1, whole.closings.count) }
        }
        var rest = LotBook(accounts: [history.account], method: method)
        for fill in fills[start...] { try rest.apply(fill) }
        #expect(rest.closings == Array(whole.closings[before...]))
        let key = try #require(history.trades.first).key
        #expect(try rest.positions(of: key) == whole.positions(of: key))
      }
    }
  }
}
