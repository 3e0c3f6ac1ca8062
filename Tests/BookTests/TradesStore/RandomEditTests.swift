import Base
import Book
import Store
import Testing

@testable import Trades

@Suite struct RandomEditTests {
  @Test(arguments: 1...12)
  func `stored figures are those recomputed, whatever is done in whatever order`(_ seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let bench = try TradesBench(method: CostMethod.allCases[seed % 5], shorts: dice.isLucky(2))
    let other = try bench.accounts.create(.init(name: "둘째", currency: .krw, method: .fifo), of: bench.owner)
    for _ in 0..<40 {
      try step(&dice, bench, other.id)
      if dice.isLucky(4) { try bench.expectConsistent() }
    }
    try bench.expectConsistent()
    let stored = try bench.reports.profit(.init(by: .day), of: bench.owner)
    let rule = try bench.records.dayRule(of: bench.owner)
    let reckoned = try bench.house.database.read { connection in
      try bench.reports.figures(nil, rule, bench.owner, connection)
    }
    #expect(try stored.total.filter { !$0.value.isZero } == reckoned.total().filter { !$0.value.isZero })
  }

  private func step(_ dice: inout Dice, _ bench: TradesBench, _ other: ID) throws {
    let records = try bench.records.list(TradeFilter(), limit: 500, of: bench.owner).records
    let binned = try bench.records.binned(of: bench.owner)
    let some = records.isEmpty ? nil : records[dice.roll(0...records.count - 1)]
    switch dice.roll(0...13) {
    case 0, 1, 2, 3, 4: try bench.records.add(random(&dice, bench, other), of: bench.owner)
    case 5, 6:
      guard let some, some.trade.pair == nil else { return }
      var trade = try random(&dice, bench, other)
      trade.id = some.id
      trade.to = nil
      if trade.kind == .transferOut { trade.kind = .sell }
      try bench.records.change(trade, version: some.version, of: bench.owner)
    case 7: if let some { try bench.records.bin([some.id], of: bench.owner) }
    case 8: if let record = binned.first { try bench.records.restore([record.id], of: bench.owner) }
    case 9: if let some, dice.isLucky(2) { try bench.records.erase([some.id], of: bench.owner) }
    case 10:
      guard let some else { return }
      let day = try bench.records.records(on: some.day, of: bench.owner).map(\.id)
      try bench.records.reorder(day.reversed(), on: some.day, of: bench.owner)
    case 11: try bench.importFile("\(Fixture.folder)/first_version.csv")
    case 12:
      guard let entry = try bench.imports.list(of: bench.owner).first(where: { $0.undoneAt == nil }) else { return }
      try bench.imports.undo(entry.id, of: bench.owner)
    default:
      let rule = try DayRule(text: ["origin", "America/New_York", "Asia/Seoul"][dice.roll(0...2)])
      try bench.house.database.write { try bench.derivation.setDayRule(rule, of: bench.owner, in: $0) }
    }
  }

  private func random(_ dice: inout Dice, _ bench: TradesBench, _ other: ID) throws -> Trade {
    let day = "2022-04-\(20 + dice.roll(0...9))"
    let when = dice.isLucky(2) ? day : "\(day)T\(10 + dice.roll(0...13)):00:00Z"
    let kinds: [TradeKind] = [.buy, .buy, .buy, .sell, .sell, .bonus, .split, .transferOut, .dividend, .memo]
    let kind = kinds[dice.roll(0...kinds.count - 1)]
    var trade = try bench.trade(
      kind, when, "\(dice.roll(1...9))", at: "\(dice.roll(1...4))", item: ["삼성전자", "비트코인"][dice.roll(0...1)],
      tags: dice.isLucky(3) ? ["장투"] : [], fee: "\(dice.roll(0...1))")
    if dice.isLucky(4) { trade.account = other }
    switch kind {
    case .split: (trade.new, trade.old, trade.quantity, trade.price) = (Amount(2), .one, nil, nil)
    case .memo: (trade.memo, trade.item, trade.quantity, trade.price) = ("쪽지", "", nil, nil)
    case .transferOut: trade.to = trade.account == other ? bench.account : other
    default: break
    }
    return trade
  }
}
