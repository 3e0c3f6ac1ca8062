import Base
import Testing

@testable import Trades

/// The order of records within a day.
struct DayOrderTests {
  private func kinds(_ desk: Desk) -> [String] {
    DayOrder.sorted(desk.trades, by: .origin).map { desk.trades[$0].memo }
  }

  private func desk() throws -> Desk {
    var desk = Desk()
    try desk.add(.sell, "1", at: "1") { $0.memo = "departure 1" }
    try desk.add(.buy, "1", at: "1", hour: 12) { $0.memo = "noon" }
    try desk.add(.buy, "1", at: "1") { $0.memo = "arrival 1" }
    try desk.add(.sell, "1", at: "1", hour: 9) { $0.memo = "nine" }
    try desk.add(.split) { $0.memo = "split" }
    try desk.add(.buy, "1", at: "1", hour: 9) { $0.memo = "nine again" }
    try desk.add(.reward, "1") { $0.memo = "arrival 2" }
    try desk.add(.transferOut, "1") { $0.memo = "departure 2" }
    return desk
  }

  @Test func `splits, arrivals, times, departures`() throws {
    #expect(
      try kinds(desk()) == [
        "split", "arrival 1", "arrival 2", "nine", "nine again", "noon", "departure 1", "departure 2",
      ])
  }

  @Test func `an order by hand wins, and what is not in it stays where it was`() throws {
    var desk = try desk()
    for (rank, name) in ["departure 1", "arrival 2", "noon"].enumerated() {
      let trade = desk.trades.first { $0.memo == name }
      if let trade { desk.change(trade.id) { $0.rank = rank + 1 } }
    }
    #expect(
      kinds(desk) == [
        "split", "arrival 1", "departure 1", "nine", "nine again", "arrival 2", "noon", "departure 2",
      ])
  }

  @Test func `the day rule moves what has a time, and nothing else`() throws {
    let seoul = DayRule.zone(try Zone(named: "Asia/Seoul"))
    var desk = Desk()
    try desk.add(.buy, "1", at: "1", day: 1, hour: 20) { $0.memo = "evening" }
    try desk.add(.sell, "1", at: "1", day: 1) { $0.memo = "plain" }
    #expect(kinds(desk) == ["evening", "plain"])
    let order = DayOrder.sorted(desk.trades, by: seoul).map { desk.trades[$0].memo }
    #expect(order == ["plain", "evening"])
  }
}
