import Base
import Testing

@Suite struct RateTests {
  @Test(arguments: [
    (1, 3, 4, "0.3333"), (2, 3, 4, "0.6667"), (-1, 8, 2, "-0.12"), (1, 8, 3, "0.125"), (-1, 3, 0, "0"), (5, 2, 0, "2"),
    (7, 2, 0, "4"), (-1, 1000, 2, "0.00"), (999, 1000, 2, "1.00"), (-199, 100, 1, "-2.0"), (3, -4, 2, "-0.75"),
  ])
  func `text has exactly so many digits`(above: Int, below: Int, digits: Int, text: String) throws {
    #expect(try Rate(numerator: Int128(above), denominator: Int128(below)).text(digits: digits) == text)
  }

  @Test(arguments: [
    (1, 3, 2, "33.33"), (1, 1, 0, "100"), (-1, 8, 1, "-12.5"), (12345, 1000, 1, "1234.5"), (1, 2000, 1, "0.0"),
    (1, 2000, 2, "0.05"), (-1, 100_000, 1, "0.0"), (101, 100, 0, "101"), (1005, 1000, 0, "100"), (1, 100, 0, "1"),
  ])
  func `percent text counts in hundredths`(above: Int, below: Int, digits: Int, text: String) throws {
    #expect(try Rate(numerator: Int128(above), denominator: Int128(below)).percentText(digits: digits) == text)
  }

  @Test func `equal ratios are equal values, and order is by value`() throws {
    let half = try Rate(Amount(1), of: Amount(2))
    #expect(try half == Rate(Amount(-3), of: Amount(-6)))
    #expect(try half > Rate(Amount(-1), of: Amount(2)))
    #expect(try half < Rate(Amount(2), of: Amount(3)))
    #expect(try Rate(Amount(-2), of: Amount(3)) < Rate(Amount(-1), of: Amount(2)))
    #expect(try half.amount().text == "0.5")
    #expect(throws: AmountError.divisionByZero) { try Rate(Amount(1), of: .zero) }
  }
}
