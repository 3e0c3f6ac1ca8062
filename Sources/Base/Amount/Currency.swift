/// What an amount of money is counted in: a currency of ISO 4217, or a coin by its exchange's code.
package struct Currency: Hashable, Sendable {
  /// The code in capitals, such as `KRW` or `BTC`.
  package let code: String

  /// Takes a code of two to ten letters and figures; small letters become capitals, anything else is nil.
  package init?(code: some StringProtocol) {
    let bytes = code.utf8
    guard (2...10).contains(bytes.count) else { return nil }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): continue
      default: return nil
      }
    }
    self.code = code.uppercased()
  }

  private init(known code: String) { self.code = code }

  /// The South Korean won.
  package static let krw = Currency(known: "KRW")
  /// The United States dollar.
  package static let usd = Currency(known: "USD")
  /// The Japanese yen.
  package static let jpy = Currency(known: "JPY")

  /// Whether ISO 4217 lists the code.
  package var isOfficial: Bool { Self.official.contains(code) }

  /// The digits after the point of the smallest unit in use; a coin is shown to eight.
  package var minorDigits: Int {
    guard isOfficial else { return Self.coinDigits }
    return Self.otherDigits[code] ?? 2
  }

  private static let coinDigits = 8

  /// Currencies whose smallest unit is not a hundredth.
  private static let otherDigits: [String: Int] = [
    "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0, "UGX": 0,
    "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0, "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3,
    "TND": 3, "CLF": 4,
  ]

  private static let official = Set(
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF \
    CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG \
    HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA \
    MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD \
    RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX \
    USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """.split(separator: " ").map(String.init))
}

extension Currency: CustomStringConvertible {
  /// The code.
  package var description: String { code }
}
