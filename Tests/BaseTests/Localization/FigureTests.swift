import Base
import Localization
import Testing

struct FigureTests {
  @Test func `a figure keeps every digit`() throws {
    let amount = try Amount(canonical: "-1234567.891000000000000001")
    #expect(Words(.ko).number(amount) == "−1,234,567.891000000000000001")
    #expect(Words(.vi).number(amount) == "−1.234.567,891000000000000001")
  }

  @Test func `a figure with given digits is rounded half to even`() throws {
    #expect(try Words(.en).number(Amount(canonical: "0.125"), digits: 2) == "0.12")
    #expect(try Words(.en).number(Amount(canonical: "0.375"), digits: 2) == "0.38")
    #expect(Words(.en).number(Amount(7), digits: 2) == "7.00")
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "−1,234,567"), (Int.min, "−9,223,372,036,854,775,808"),
  ])
  func `a whole number is grouped by thousands`(number: Int, shown: String) {
    #expect(Words(.en).number(number) == shown)
  }

  @Test func `a ratio is written in hundredths`() throws {
    let rate = try Rate(numerator: 1234, denominator: 10000)
    #expect(Words(.ko).percent(rate) == "12.3%")
    #expect(Words(.id).percent(rate, digits: 2) == "12,34%")
    #expect(Words(.en).signedPercent(rate) == "+12.3%")
    #expect(try Words(.en).signedPercent(Rate(numerator: -31, denominator: 1000)) == "−3.1%")
    #expect(try Words(.en).signedPercent(Rate(numerator: 1, denominator: 100_000)) == "0.0%")
    #expect(try Words(.en).percent(Rate(numerator: 2469, denominator: 1), digits: 0) == "246,900%")
  }

  @Test(arguments: [(0, "0\u{A0}B"), (999, "999\u{A0}B"), (12_345, "12\u{A0}KB"), (1_400_000, "1.4\u{A0}MB")])
  func `a file's size is short`(count: Int, shown: String) {
    #expect(Words(.en).bytes(count) == shown)
  }

  @Test func `several things are joined as the language does`() {
    #expect(Words(.ko).list([]) == "")
    #expect(Words(.ko).list(["가"]) == "가")
    #expect(Words(.ko).list(["가", "나"]) == "가 및 나")
    #expect(Words(.en).list(["A", "B", "C"]) == "A, B, and C")
    #expect(Words(.th).list(["A", "B", "C"]) == "A B และ C")
  }
}
