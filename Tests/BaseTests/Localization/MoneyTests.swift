import Base
import Localization
import Testing

struct MoneyTests {
  private func amount(_ text: String) throws -> Amount { try Amount(canonical: text) }

  @Test(arguments: [
    (Language.ko, "1,284,300원", "US$1,284,300.00"), (.en, "₩1,284,300", "$1,284,300.00"),
    (.ja, "₩1,284,300", "$1,284,300.00"), (.zhHans, "₩1,284,300", "US$1,284,300.00"),
    (.zhHant, "￦1,284,300", "US$1,284,300.00"), (.id, "₩1.284.300", "US$1.284.300,00"),
    (.th, "₩1,284,300", "US$1,284,300.00"), (.vi, "1.284.300\u{A0}₩", "1.284.300,00\u{A0}US$"),
  ])
  func `money is written as the language writes it`(language: Language, won: String, dollars: String) throws {
    #expect(try Words(language).money(amount("1284300"), .krw) == won)
    #expect(try Words(language).money(amount("1284300"), .usd) == dollars)
  }

  @Test(arguments: [
    ("0.5", "0원"), ("1.5", "2원"), ("2.5", "2원"), ("-0.4", "0원"), ("-54900.5", "−54,900원"), ("-54901.5", "−54,902원"),
    ("170141183460469231731", "170,141,183,460,469,231,731원"),
  ])
  func `money is rounded half to even, once, and zero has no sign`(text: String, shown: String) throws {
    #expect(try Words(.ko).money(amount(text), .krw) == shown)
  }

  @Test func `a gain has a plus and a loss a minus as wide as it`() throws {
    #expect(try Words(.ko).signedMoney(amount("982256"), .krw) == "+982,256원")
    #expect(try Words(.ko).signedMoney(amount("-97500"), .krw) == "−97,500원")
    #expect(try Words(.en).signedMoney(amount("-3.005"), .usd) == "−$3.00")
    #expect(try Words(.en).signedMoney(amount("0.001"), .usd) == "$0.00")
    #expect(Words(.ko).signedMoney(.zero, .krw) == "0원")
  }

  @Test func `a coin shows its digits and its code`() throws {
    let coin = try #require(Currency(code: "btc"))
    #expect(try Words(.en).money(amount("0.123456789"), coin) == "0.12345679\u{A0}BTC")
    #expect(try Words(.en).money(amount("2"), coin) == "2\u{A0}BTC")
    let franc = try #require(Currency(code: "CHF"))
    #expect(try Words(.en).money(amount("2"), franc) == "CHF\u{A0}2.00")
  }

  @Test func `a price keeps all its digits and at least those of its currency`() throws {
    #expect(try Words(.en).price(amount("0.000123"), .usd) == "$0.000123")
    #expect(try Words(.en).price(amount("12"), .usd) == "$12.00")
    #expect(try Words(.ko).price(amount("70123.25"), .krw) == "70,123.25원")
  }

  @Test(arguments: [
    (Language.ko, "52000", "+5.2만"), (.ko, "-22000", "−2.2만"), (.ko, "413400", "+41.3만"), (.ko, "1284300", "+128만"),
    (.ko, "9870", "+9,870"), (.ko, "9999.6", "+1만"), (.ko, "123456789", "+1.2억"), (.ko, "99999999", "+1억"),
    (.ko, "12345678901", "+123억"), (.ko, "5000000000000", "+5조"), (.ko, "0", "0"), (.ko, "-0.3", "0"),
    (.ja, "52000", "+5.2万"), (.zhHans, "250000000", "+2.5亿"), (.zhHant, "52000", "+5.2萬"), (.en, "52000", "+52K"),
    (.en, "1250", "+1.2K"), (.en, "999950", "+1M"), (.en, "-1284300", "−1.3M"), (.id, "1284300", "+1,3\u{A0}jt"),
    (.th, "52000", "+52K"), (.vi, "-52300", "−52,3\u{A0}N"),
  ])
  func `a cell's figure is short`(language: Language, text: String, shown: String) throws {
    #expect(try Words(language).compactMoney(amount(text), .krw) == shown)
  }

  @Test func `a cell's figure of cents keeps them only while they matter`() throws {
    #expect(try Words(.en).compactMoney(amount("52.345"), .usd) == "+52.34")
    #expect(try Words(.en).compactMoney(amount("99.996"), .usd) == "+100")
    #expect(try Words(.en).compactMoney(amount("152.5"), .usd) == "+152")
    #expect(try Words(.en).compactMoney(amount("-1500"), .usd, sign: true) == "−$1.5K")
    #expect(try Words(.ko).compactMoney(amount("52000"), .krw, sign: true) == "+5.2만원")
    #expect(try Words(.ko).compactMoney(amount("81.48"), .usd, sign: true) == "+US$81")
    #expect(try Words(.ko).compactMoney(amount("-8.48"), .usd, sign: true) == "−US$8.48")
  }

  @Test(arguments: ["", "K", "KR₩", "ABCDEFGHIJK", "K W"])
  func `a code that no currency has is refused`(code: String) {
    #expect(Currency(code: code) == nil)
  }

  @Test func `currencies know their smallest unit`() {
    #expect(Currency.krw.minorDigits == 0)
    #expect(Currency.usd.minorDigits == 2)
    #expect(Currency(code: "KWD")?.minorDigits == 3)
    #expect(Currency(code: "usdt")?.minorDigits == 8)
  }
}
