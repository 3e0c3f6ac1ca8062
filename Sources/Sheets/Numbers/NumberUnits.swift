/// Currencies, coins and pieces that stand beside a number.
enum NumberUnits {
  /// The unit that a sign or word before a number means; nil when it is none.
  static func before(_ word: String) -> String? {
    if let unit = signs[word] { return unit }
    if currencies.contains(word) { return word }
    return nil
  }

  /// The unit that a sign or word behind a number means, empty for pieces; nil when it is none.
  ///
  /// A coin can have any name in capitals; letters in lower case are a unit only when we know it.
  static func after(_ word: String) -> String? {
    if let unit = signs[word] ?? words[word.lowercased()] { return unit }
    let upper = word.uppercased()
    if currencies.contains(upper) { return upper }
    let bytes = Array(word.utf8)
    let isCoin =
      (2...12).contains(bytes.count) && bytes[0] >= 0x41 && bytes[0] <= 0x5A
      && bytes.allSatisfy { ($0 >= 0x41 && $0 <= 0x5A) || $0 &- 0x30 < 10 }
    return isCoin ? word : nil
  }

  /// Whether a word is the code of a currency that we know.
  static func isCurrency(_ word: String) -> Bool { currencies.contains(word) }

  private static let signs: [String: String] = [
    "$": "USD", "US$": "USD", "€": "EUR", "₩": "KRW", "￦": "KRW", "£": "GBP", "¥": "JPY", "฿": "THB", "₫": "VND",
    "đ": "VND", "Rp": "IDR", "Rp.": "IDR", "HK$": "HKD", "NT$": "TWD", "S$": "SGD", "A$": "AUD", "C$": "CAD",
    "R$": "BRL", "CN¥": "CNY", "₹": "INR", "₽": "RUB", "₺": "TRY", "₱": "PHP", "RM": "MYR", "₿": "BTC", "%": "%",
  ]

  private static let words: [String: String] = [
    "원": "KRW", "엔": "JPY", "달러": "USD", "유로": "EUR", "위안": "CNY", "円": "JPY", "元": "CNY", "บาท": "THB",
    "đồng": "VND", "kr": "SEK", "zł": "PLN", "fr.": "CHF",
    "주": "", "개": "", "계약": "", "좌": "", "株": "", "股": "", "口": "", "หุ้น": "", "lembar": "", "cp": "", "cổ": "",
    "shares": "", "share": "", "shs": "", "lots": "", "lot": "",
  ]

  private static let currencies: Set<String> = [
    "KRW", "USD", "EUR", "JPY", "GBP", "CHF", "CNY", "CNH", "HKD", "TWD", "SGD", "THB", "VND", "IDR", "MYR", "PHP",
    "INR", "AUD", "NZD", "CAD", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "TRY", "BRL", "MXN", "ZAR", "AED", "ILS",
    "RUB", "BTC", "ETH", "USDT", "USDC",
  ]
}
