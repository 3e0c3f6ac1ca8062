import Base
import Testing

@testable import Trades

/// What each kind of record does to lots.
struct KindTests {
  @Test func `bonus shares cost nothing, or their subscription price`() throws {
    var desk = Desk()
    try desk.add(.buy, "10", at: "100")
    try desk.add(.bonus, "5", day: 2)
    try desk.add(.bonus, "5", at: "40", day: 3)
    #expect(try desk.left() == ["20 for 1200"])
    #expect(try desk.flags() == [])
  }

  @Test func `a reward costs nothing, or the value stated`() throws {
    var desk = Desk(.average)
    try desk.add(.reward, "0.5")
    try desk.add(.reward, "0.5", day: 2) { $0.amount = Amount(10) }
    try desk.add(.sell, "1", at: "30", day: 3)
    #expect(try desk.realized() == ["20"])
    #expect(try desk.flags() == [])
  }

  @Test func `an option that expires closes at its price, and zero is a price`() throws {
    var desk = Desk(.fifo, shorts: true)
    try desk.add(.sell, "2", at: "4.9", hour: 10) { $0.multiplier = Amount(100) }
    try desk.add(.expire, "2", at: "0", day: 2)
    #expect(try desk.realized() == ["980"])
    var bought = Desk()
    try bought.add(.buy, "3", at: "2")
    try bought.add(.expire, nil, at: "0", day: 2)
    #expect(try bought.realized() == ["-6"])
    #expect(try bought.left() == [])
    #expect(try bought.flags() == [])
  }

  @Test func `prices of zero and below are prices`() throws {
    var desk = Desk()
    try desk.add(.buy, "1000", at: "-37.63")
    try desk.add(.buy, "1", at: "0", day: 2)
    try desk.add(.sell, "1001", at: "10", day: 3)
    #expect(try desk.realized() == ["47640"])
    #expect(try desk.flags() == [])
  }

  @Test(arguments: [TradeKind.dividend, .interest, .fee, .tax, .deposit, .withdraw, .memo, .exchange])
  func `money that only moves realizes nothing and leaves the lots alone`(kind: TradeKind) throws {
    var desk = Desk()
    try desk.add(.buy, "10", at: "10")
    try desk.add(kind, "5", at: "2", day: 2) { $0.amount = Amount(10) }
    #expect(try desk.realized() == [])
    #expect(try desk.left() == ["10 for 100"])
  }

  @Test func `income is what is left after tax, and a tax of its own is taken off`() throws {
    var desk = Desk()
    try desk.add(.dividend, day: 1) { ($0.amount, $0.tax, $0.fee) = (Amount(100), Amount(15), Amount(1)) }
    try desk.add(.tax, day: 1) { $0.amount = Amount(4) }
    try desk.add(.interest, day: 2) { $0.amount = Amount(3) }
    #expect(try desk.figures().sums(.income, by: .month).map(\.amount.text) == ["83"])
    #expect(try desk.figures().sums(.income, by: .day).map(\.amount.text) == ["80", "3"])
  }

  @Test func `a split in any ratio keeps the cost`() throws {
    for method in CostMethod.allCases {
      var desk = Desk(method)
      try desk.add(.buy, "7", at: "10")
      try desk.add(.split, day: 2) { ($0.new, $0.old) = (Amount(3), Amount(2)) }
      try desk.add(.sell, "10.5", at: "10", day: 3)
      #expect(try desk.realized() == ["35"])
      var reverse = Desk(method)
      try reverse.add(.buy, "25", at: "1")
      try reverse.add(.split, day: 2) { ($0.new, $0.old) = (.one, Amount(10)) }
      #expect(try reverse.left() == ["2.5 for 25"])
      #expect(try reverse.figures().positions[0].lots.map(\.price.text) == ["10"])
    }
  }

  @Test func `a split that turns all into nothing realizes nothing and leaves nothing behind`() throws {
    var desk = Desk()
    let smallest = "0.000000000000000001"
    try desk.add(.buy, smallest, at: "1")
    try desk.add(.split, day: 2) { ($0.new, $0.old) = (.one, Amount(1000)) }
    try desk.add(.buy, "1", at: "5", day: 3)
    #expect(try desk.left() == ["1 for 5"])
  }

  @Test func `a split without a ratio is kept out`() throws {
    var desk = Desk()
    try desk.add(.buy, "7", at: "10")
    try desk.add(.split, day: 2) { $0.new = Amount(2) }
    try desk.add(.split, day: 3) { ($0.new, $0.old) = (Amount(2), .zero) }
    #expect(try desk.left() == ["7 for 70"])
    #expect(try desk.flags() == [.quantityZero, .quantityZero])
  }

  @Test func `a record of no quantity is kept out and says so`() throws {
    var desk = Desk()
    try desk.add(.buy, "0", at: "10")
    try desk.add(.sell, nil, at: "10", day: 2)
    #expect(try desk.flags() == [.quantityZero, .quantityZero])
    #expect(try desk.realized() == [])
  }

  @Test func `a short position is closed by its oldest, newest or cheapest sale`() throws {
    for (method, realized) in [(CostMethod.fifo, "3"), (.lifo, "1"), (.hifo, "1"), (.average, "2")] {
      var desk = Desk(method, shorts: true)
      try desk.add(.sell, "1", at: "10", hour: 9)
      try desk.add(.sell, "1", at: "8", hour: 10)
      try desk.add(.buy, "1", at: "7", hour: 11)
      #expect(try desk.realized() == [realized], "\(method)")
      #expect(try desk.flags() == [])
    }
  }

  @Test func `of lots that cost the same the dearest first takes the first in, and charges count`() throws {
    var desk = Desk(.hifo)
    let first = try desk.add(.buy, "1", at: "10", hour: 9)
    try desk.add(.buy, "1", at: "10", hour: 10)
    let charged = try desk.add(.buy, "1", at: "9", hour: 11) { $0.fee = Amount(2) }
    let one = try desk.add(.sell, "1", at: "20", hour: 12)
    let two = try desk.add(.sell, "1", at: "20", hour: 13)
    let figures = try desk.figures()
    #expect(figures.closings.map(\.record) == [one, two])
    #expect(figures.closings.map { $0.matches.map(\.record) } == [[charged], [first]])
  }
}
