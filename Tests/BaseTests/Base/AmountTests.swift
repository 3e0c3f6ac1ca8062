import Base
import Testing

@Suite struct AmountTests {
  @Test(arguments: [
    "0", "1", "-1", "12.5", "-12.5", "0.000000000000000001", "-0.000000000000000001", "1000000",
    "170141183460469231731.687303715884105727", "-170141183460469231731.687303715884105728",
    "18446744073709551616", "99999999999999999999.9",
  ])
  func `canonical text is read and written unchanged`(text: String) throws {
    #expect(try Amount(canonical: text).text == text)
    #expect(try Amount(canonicalUTF8: Array(text.utf8)).text == text)
    var bytes: [UInt8] = []
    try Amount(canonical: text).write(into: &bytes)
    #expect(bytes == Array(text.utf8))
  }

  @Test(arguments: [
    "", "-", "+1", "1.50", "1.", ".5", "-0", "-0.0", "0.0", "00", "01", "-01", "1e3", "1,000", " 1", "1 ", "１", "1.2.3",
    "NaN", "0x10", "1.0000000000000000001", "--1", "1-", "1.-5", "\u{0}", "1\u{0}",
  ])
  func `any other spelling is refused with what was found`(text: String) {
    #expect(throws: AmountError.notCanonical(text)) { try Amount(canonical: text) }
    #expect(throws: AmountError.notCanonical(text)) { try Amount(canonicalUTF8: Array(text.utf8)) }
  }

  @Test(arguments: [
    "170141183460469231731.687303715884105728", "-170141183460469231731.687303715884105729",
    "170141183460469231732", "999999999999999999999", "1000000000000000000000",
    "-99999999999999999999999999999999999999999",
  ])
  func `a number that does not fit is an overflow`(text: String) {
    #expect(throws: AmountError.overflow) { try Amount(canonical: text) }
  }

  @Test func `text survives the way there and back for random amounts`() throws {
    var random = Seeded(1)
    for _ in 0..<5000 {
      let amount = random.amount()
      #expect(try Amount(canonical: amount.text) == amount)
      #expect(try Amount(canonical: ("x" + amount.text).dropFirst()) == amount)
    }
  }

  @Test func `sort keys have the order and the identity of their amounts`() {
    var random = Seeded(2)
    var amounts = (0..<3000).map { _ in random.amount() }
    amounts += [.zero, .one, Amount(units: -1), Amount(units: .min), Amount(units: .max)]
    #expect(amounts.sorted().map(\.sortKey) == amounts.map(\.sortKey).sorted())
    #expect(Set(amounts).count == Set(amounts.map(\.sortKey)).count)
    #expect(amounts.allSatisfy { $0.sortKey.utf8.count == 32 })
  }

  @Test func `a product is rounded once, half to even`() throws {
    let half = try Amount(canonical: "0.5")
    #expect(try Amount(units: 1).times(half) == .zero)
    #expect(try Amount(units: 3).times(half) == Amount(units: 2))
    #expect(try Amount(units: -3).times(half) == Amount(units: -2))
    #expect(try Amount(units: -1).times(half) == .zero)
    #expect(try Amount(canonical: "74300.5").times(Amount(10)).text == "743005")
  }

  @Test func `a quotient is rounded once, half to even`() throws {
    #expect(try Amount(1).divided(by: Amount(3)).text == "0.333333333333333333")
    #expect(try Amount(2).divided(by: Amount(3)).text == "0.666666666666666667")
    #expect(try Amount(-2).divided(by: Amount(3)).text == "-0.666666666666666667")
    #expect(throws: AmountError.divisionByZero) { try Amount.one.divided(by: .zero) }
  }

  @Test func `a share passes through more digits than an amount holds`() throws {
    let cost = try Amount(canonical: "99999999999999999999.9")
    let quantity = try Amount(canonical: "88888888888888888888.8")
    #expect(try cost.share(quantity, of: quantity) == cost)
    #expect(throws: AmountError.divisionByZero) { try cost.share(quantity, of: .zero) }
    #expect(throws: AmountError.overflow) { try cost.share(quantity, of: .one) }
  }

  @Test func `thirds of a cost come back as the cost when the last takes the rest`() throws {
    var random = Seeded(3)
    for _ in 0..<2000 {
      let cost = random.amount(bits: 90)
      let quantity = Amount(Int.random(in: 1...1_000_000, using: &random))
      var open = quantity
      var rest = cost
      var shares: [Amount] = []
      while !open.isZero {
        let part = min(open, Amount(Int.random(in: 1...500_000, using: &random)))
        let share = try rest.share(part, of: open)
        shares.append(share)
        try rest -= share
        try open -= part
      }
      #expect(try shares.sum() == cost)
      #expect(rest.isZero)
    }
  }

  @Test(arguments: [
    ("2.5", 0, Rounding.halfEven, "2"), ("3.5", 0, .halfEven, "4"), ("-2.5", 0, .halfEven, "-2"),
    ("2.5", 0, .halfUp, "3"), ("-2.5", 0, .halfUp, "-3"), ("2.1", 0, .up, "3"), ("-2.1", 0, .up, "-3"),
    ("2.9", 0, .down, "2"), ("-2.9", 0, .down, "-2"), ("-2.1", 0, .floor, "-3"), ("2.9", 0, .floor, "2"),
    ("2.1", 0, .ceiling, "3"), ("-2.9", 0, .ceiling, "-2"), ("1.005", 2, .halfUp, "1.01"),
    ("1.25", 1, .halfEven, "1.2"),
    ("1250", -2, .halfEven, "1200"), ("0.4", 18, .up, "0.4"), ("0.4", 40, .up, "0.4"), ("7", -20, .halfUp, "0"),
    ("7", -90, .up, "100000000000000000000"),
  ])
  func `rounding follows its rule`(text: String, digits: Int, rule: Rounding, expected: String) throws {
    #expect(try Amount(canonical: text).rounded(to: digits, rule).text == expected)
  }
}
