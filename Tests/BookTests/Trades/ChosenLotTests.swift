import Base
import Testing

@testable import Trades

/// Lots that the owner chose for a sale.
struct ChosenLotTests {
  private func desk(_ method: CostMethod, choosing quantity: String) throws -> Desk {
    var desk = Desk(method)
    try desk.add(.buy, "10", at: "10", day: 1)
    let chosen = try desk.add(.buy, "10", at: "12", day: 2)
    try desk.add(.buy, "10", at: "17", day: 3)
    try desk.add(.sell, "10", at: "20", day: 4) {
      $0.chosen = [ChosenLot(record: chosen, quantity: try Fixture.amount(quantity))]
    }
    return desk
  }

  @Test(arguments: CostMethod.allCases)
  func `a chosen lot is taken whatever the method`(method: CostMethod) throws {
    #expect(try desk(method, choosing: "10").realized() == ["80"])
    #expect(try desk(method, choosing: "99").realized() == ["80"])
    #expect(try desk(method, choosing: "10").left() == ["20 for 270"])
  }

  @Test func `the rest goes by the account's method`() throws {
    // Six chosen at 12 cost 72; four more of the others.
    for (method, realized) in [
      (CostMethod.chosen, "88"), (.fifo, "88"), (.lifo, "60"), (.hifo, "60"),
      // 10 at 10, 4 at 12 and 10 at 17: 318 for 24.
      (.average, "75"),
    ] {
      #expect(try desk(method, choosing: "6").realized() == [realized], "\(method)")
    }
  }

  @Test func `a lot that an average has taken in is chosen at that average`() throws {
    var desk = Desk(.average)
    let first = try desk.add(.buy, "10", at: "10", day: 1)
    try desk.add(.buy, "10", at: "20", day: 2)
    try desk.add(.sell, "4", at: "15", day: 3)
    let later = try desk.add(.buy, "10", at: "40", day: 4)
    try desk.add(.sell, "2", at: "20", day: 5) { $0.chosen = [ChosenLot(record: first, quantity: Amount(2))] }
    try desk.add(.sell, "5", at: "50", day: 6) { $0.chosen = [ChosenLot(record: later, quantity: Amount(5))] }
    #expect(try desk.realized() == ["0", "10", "50"])
    #expect(try desk.left() == ["19 for 410"])
  }

  @Test func `a lot that is gone or not yet there is not taken`() throws {
    var desk = Desk(.fifo)
    let first = try desk.add(.buy, "1", at: "10", day: 1)
    try desk.add(.sell, "1", at: "11", day: 2)
    try desk.add(.buy, "1", at: "20", day: 3)
    try desk.add(.sell, "1", at: "25", day: 4) { $0.chosen = [ChosenLot(record: first, quantity: .one)] }
    #expect(try desk.realized() == ["1", "5"])
  }
}
