import Base
import Book
import Store
import Testing

@testable import Trades

/// Records that come behind all others of their item are counted from its open lots.
@Suite struct AppendTests {
  @Test(arguments: 1...20)
  func `figures are those recomputed, however records follow each other`(_ seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let bench = try TradesBench(method: CostMethod.allCases[seed % 5], shorts: dice.isLucky(2))
    let other = try bench.accounts.create(.init(name: "둘째", currency: .krw, method: .average), of: bench.owner)
    // Mostly timed, so that most of them can be counted from the lots alone.
    let untimed = [0, 4, 20][seed % 3]
    var day = try CivilDay(iso: "2022-04-20")
    var hour = 0
    for step in 0..<60 {
      if hour > 20 || dice.isLucky(2) { (day, hour) = (day.adding(days: 1), 0) }
      hour += dice.roll(0...2)
      let when = untimed > 0 && dice.isLucky(untimed) ? day.iso : "\(day.iso)T\(hour < 10 ? "0" : "")\(hour):00:00Z"
      let kinds: [TradeKind] = [.buy, .buy, .buy, .sell, .sell, .bonus, .transferOut, .dividend, .split, .expire]
      let kind = kinds[dice.isLucky(12) ? dice.roll(6...9) : dice.roll(0...5)]
      var trade = try bench.trade(kind, when, "\(dice.roll(1...7))", at: "\(dice.roll(1...5))", fee: "0.1", tax: "0.07")
      if kind == .split { (trade.new, trade.old, trade.quantity, trade.price) = (Amount(3), Amount(7), nil, nil) }
      if kind == .bonus { trade.price = nil }
      if dice.isLucky(5) { trade.account = other.id }
      if kind == .transferOut, dice.isLucky(2) { trade.to = trade.account == other.id ? bench.account : other.id }
      try bench.records.add(trade, of: bench.owner)
      if step % 3 == 0 { try bench.expectConsistent() }
    }
    try bench.expectConsistent()
  }

  @Test func `a record behind all others does not have their history read`() throws {
    let bench = try TradesBench()
    let first = try bench.add(.buy, "2026-03-02T01:00:00Z", "10", at: "1000")
    try bench.add(.buy, "2026-03-03T01:00:00Z", "5", at: "1000")
    // What nobody can read any more would be noticed.
    try bench.house.database.write { transaction in
      try transaction.execute("update trade_record set quantity = '1e9' where id = $1", [.uuid(first.id)])
    }
    try bench.add(.sell, "2026-03-04T01:00:00Z", "12", at: "1500")
    #expect(try bench.reports.positions(of: bench.owner).map(\.position.quantity) == [Amount(3)])
    #expect(try bench.realized() == ["2026-03-04": "6000"])
  }

  @Test func `a record that comes between others has what follows counted again`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02T01:00:00Z", "10", at: "1000")
    try bench.add(.sell, "2026-03-04T01:00:00Z", "5", at: "1500")
    try bench.add(.buy, "2026-03-04T00:30:00Z", "5", at: "900")
    try bench.add(.sell, "2026-03-04T02:00:00Z", "10", at: "1500")
    try bench.expectConsistent()
  }
}
