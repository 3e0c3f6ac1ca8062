import Base
import Testing

@testable import Trades

/// What a record is worth, and what is doubtful about it by itself.
struct FillMakerTests {
  private func made(
    _ quantity: String, of kind: TradeKind = .buy, at price: String? = nil, currency: Currency = .usd,
    _ change: (inout Trade) throws -> Void = { _ in }
  ) throws -> FillMaker {
    var desk = Desk(currency: currency)
    try desk.add(kind, quantity, at: price, change)
    return try FillMaker(desk.trades[0], day: desk.trades[0].time.day)
  }

  @Test func `the stated amount wins over price and quantity`() throws {
    let maker = try made("3", at: "10") { $0.amount = Amount(29) }
    #expect(maker.fill?.cost.value == Amount(29))
    #expect(maker.flags == [.amountDiffers])
  }

  @Test(arguments: [
    // Within two cents, within a thousandth, and beyond both.
    ("1", "10", "10.02", true), ("1", "10", "10.03", false), ("1000", "10", "10010", true),
    ("1000", "10", "10010.01", false), ("1000", "10", "9990", true), ("1000", "10", "9989.99", false),
  ])
  func `an amount differs beyond a thousandth and two smallest units`(
    quantity: String, price: String, stated: String, agrees: Bool
  ) throws {
    let maker = try made(quantity, at: price) { $0.amount = try Fixture.amount(stated) }
    #expect(maker.flags.isEmpty == agrees)
  }

  @Test func `the smallest unit is the currency's`() throws {
    let won = try made("1", at: "1000.6", currency: .krw) { $0.amount = Amount(1002) }
    #expect(won.flags == [])
    let far = try made("1", at: "1000", currency: .krw) { $0.amount = Amount(1003) }
    #expect(far.flags == [.amountDiffers])
  }

  @Test func `a price in another currency is changed at the stated rate`() throws {
    let euro = try #require(Currency(code: "EUR"))
    let maker = try made("10", at: "55", currency: euro) { ($0.priceCurrency, $0.rate) = (.usd, Fixture.oneAndTenth) }
    #expect(maker.fill?.cost.value == Amount(500))
    #expect(maker.flags == [])
    let unknown = try made("10", at: "55", currency: euro) { $0.priceCurrency = .usd }
    #expect(unknown.flags == [.costUnknown, .rateMissing])
  }

  @Test func `a fee in another currency counts at its rate, and without one not at all`() throws {
    let known = try made("1", at: "10") {
      ($0.fee, $0.feeCurrency, $0.feeRate) = (Amount(2), "EUR", Fixture.oneAndTenth)
    }
    #expect(known.fill?.cost.fee.text == "2.2")
    let unknown = try made("1", at: "10") { ($0.fee, $0.feeCurrency) = (Amount(2), "BNB") }
    #expect(unknown.fill?.cost.fee == .zero)
    #expect(unknown.flags == [.rateMissing])
    #expect(unknown.unconvertedFee?.amount == Amount(2))
    #expect(unknown.unconvertedFee?.currency == "BNB")
  }

  @Test func `a fee in the coin itself changes the quantity`() throws {
    let bought = try made("10", at: "3") { ($0.fee, $0.feeCurrency) = (.one, "ITM") }
    #expect(bought.fill?.quantity == Amount(9))
    #expect(bought.fill?.cost == Cost(value: Amount(30)))
    let sold = try made("10", of: .sell, at: "3") { ($0.fee, $0.feeCurrency) = (.one, "ITM") }
    #expect(sold.fill?.quantity == Amount(11))
    #expect(sold.fill?.cost == Cost(value: Amount(30)))
  }

  @Test func `a purchase without price and amount is taken at zero and doubted`() throws {
    let maker = try made("10")
    #expect(maker.flags == [.costUnknown])
    #expect(maker.fill?.costUnknown == true)
    #expect(maker.fill?.cost == .zero)
  }

  @Test func `a negative quantity contradicts its side`() throws {
    #expect(try made("-10", at: "1").flags == [.sideContradiction])
    #expect(try made("-10", at: "1").fill == nil)
  }

  @Test func `a figure too large is an error that names the record`() throws {
    var desk = Desk()
    try desk.add(.buy, "1", at: "1")
    let large = try desk.add(.buy, "100000000000", at: "100000000000", day: 2)
    #expect(throws: LotError(record: large, cause: .overflow)) { try desk.figures() }
    var sums = Desk()
    try sums.add(.buy, "1", at: "100000000000000000000")
    let last = try sums.add(.buy, "1", at: "100000000000000000000", day: 2)
    #expect(throws: LotError(record: last, cause: .overflow)) { try sums.figures() }
  }
}

extension Fixture {
  static let oneAndTenth = Amount(units: 1_100_000_000_000_000_000)
}
