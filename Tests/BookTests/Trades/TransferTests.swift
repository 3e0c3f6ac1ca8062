import Base
import Testing

@testable import Trades

/// Lots that move between accounts.
struct TransferTests {
  /// Two purchases in the first account, a move of three, and a sale of them in the second.
  private func desk(_ method: CostMethod, naming half: TradeKind? = nil) throws -> Desk {
    var desk = Desk(method, accounts: 2)
    try desk.add(.buy, "2", at: "10", day: 1) { $0.fee = Amount(1) }
    try desk.add(.buy, "2", at: "20", day: 2)
    let out = try desk.add(.transferOut, "3", day: 3)
    let into = try desk.add(.transferIn, "3", day: 3, account: 1)
    if half != .transferIn { desk.change(out) { $0.pair = into } }
    if half != .transferOut { desk.change(into) { $0.pair = out } }
    return desk
  }

  @Test func `lots go with the transfer, and keep record, day and cost`() throws {
    for (method, left) in [
      (CostMethod.fifo, ["1 for 20", "3 for 41"]), (.lifo, ["1 for 10.5", "3 for 50.5"]),
      (.hifo, ["1 for 10.5", "3 for 50.5"]), (.average, ["1 for 15.25", "3 for 45.75"]),
    ] {
      let desk = try desk(method)
      #expect(try desk.left() == left, "\(method)")
      #expect(try desk.flags() == [], "\(method)")
      #expect(try desk.realized() == [])
    }
    let moved = try desk(.fifo).figures().positions[1].lots
    #expect(moved.map(\.day.day) == [1, 2])
  }

  @Test func `it is enough that one half names the other`() throws {
    for half in [TradeKind.transferIn, .transferOut] {
      #expect(try desk(.fifo, naming: half).left() == ["1 for 20", "3 for 41"])
    }
  }

  @Test func `what was moved is sold at its first cost, with the charges of its purchase`() throws {
    var desk = try desk(.fifo)
    try desk.add(.sell, "3", at: "30", day: 4, account: 1)
    let closing = try #require(try desk.figures().closings.first)
    #expect(closing.realized == Amount(49))
    #expect(closing.gross == Amount(50))
    #expect(closing.fees == .one)
  }

  @Test func `an arrival with a time waits for a departure without one, and the other way round`() throws {
    for hours in [(Int?.none, Int?(9)), (Int?(15), Int?.none), (Int?(15), Int?(9))] {
      var desk = Desk(.fifo, accounts: 2)
      try desk.add(.buy, "2", at: "10", day: 1)
      let into = try desk.add(.transferIn, "2", day: 3, hour: hours.1, account: 1)
      let out = try desk.add(.transferOut, "2", day: 3, hour: hours.0) { $0.pair = into }
      desk.change(into) { $0.pair = out }
      #expect(try desk.left() == ["2 for 20"], "\(hours)")
      #expect(try desk.flags() == [])
    }
  }

  @Test func `a fee in the coin on the way makes what arrives dearer, and loses no cost`() throws {
    for method in CostMethod.allCases {
      var desk = Desk(method, accounts: 2)
      try desk.add(.buy, "1", at: "100", day: 1)
      try desk.add(.buy, "1", at: "200", day: 2)
      let out = try desk.add(.transferOut, "2", day: 3)
      let into = try desk.add(.transferIn, "1.9", day: 3, account: 1) { $0.pair = out }
      desk.change(out) { $0.pair = into }
      #expect(try desk.left() == ["1.9 for 300"], "\(method)")
    }
  }

  @Test func `what arrives beyond what was sent has no known cost`() throws {
    var desk = Desk(.fifo, accounts: 2)
    try desk.add(.buy, "1", at: "100", day: 1)
    let out = try desk.add(.transferOut, "3", day: 3)
    let into = try desk.add(.transferIn, "3", day: 4, account: 1) { $0.pair = out }
    desk.change(out) { $0.pair = into }
    #expect(try desk.left() == ["3 for 100"])
    #expect(
      Set(try desk.figures().flags) == [
        FlaggedRecord(record: out, flag: .oversold), FlaggedRecord(record: into, flag: .costUnknown),
      ])
  }

  @Test func `a transfer out alone takes its cost along and leaves no short position`() throws {
    var desk = Desk(.fifo)
    try desk.add(.buy, "1", at: "100", day: 1)
    try desk.add(.transferOut, "2", day: 2)
    try desk.add(.buy, "1", at: "50", day: 3)
    #expect(try desk.realized() == [])
    #expect(try desk.left() == ["1 for 50"])
    #expect(try desk.flags() == [.oversold])
  }

  @Test func `a transfer in alone costs what it states, or is doubted`() throws {
    var desk = Desk(.fifo)
    try desk.add(.transferIn, "1", at: "70", day: 1)
    #expect(try desk.left() == ["1 for 70"])
    #expect(try desk.flags() == [])
    try desk.add(.transferIn, "1", day: 2)
    #expect(try desk.flags() == [.costUnknown])
  }
}
