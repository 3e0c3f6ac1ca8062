import Base

/// What a language writes figures, money and days with, after the Unicode CLDR.
///
/// Tables of our own instead of Foundation's formatters: a month page writes sixty figures, and the program starts without
/// loading the whole world's locales. A test holds them against Foundation's.
struct LocaleTable: Sendable {
  /// A piece of a pattern: a part of the day or time, or text between parts.
  enum Part: Sendable, ExpressibleByStringLiteral {
    case text(String)
    case year, month, monthName, monthShort, monthAlone, day, weekday, weekdayShort
    case hour, hour12, hour2, minute, second, half

    init(stringLiteral value: String) { self = .text(value) }
  }

  /// A power of ten that has a short name, for figures that must fit a cell.
  struct Scale: Sendable {
    let exponent: Int
    let suffix: String
  }

  /// How several things are joined.
  struct Joins: Sendable {
    let pair: String
    let middle: String
    let last: String
  }

  /// The symbols and the place of a currency's sign.
  struct Money: Sendable {
    /// Signs by code; a code without one is written itself.
    let symbols: [String: String]
    /// Words that follow the figure instead of a sign before it, as 원 in Korean.
    var suffixes: [String: String] = [:]
    /// Whether the sign stands after the figure, with a blank between.
    var signFollows = false
  }

  var decimal: UInt8 = UInt8(ascii: ".")
  var group: UInt8 = UInt8(ascii: ",")
  let scales: [Scale]
  let money: Money

  var firstWeekday: Weekday = .sunday
  /// Names from Monday to Sunday.
  let weekdays: [String]
  let weekdaysShort: [String]
  let weekdaysNarrow: [String]
  let months: [String]
  let monthsShort: [String]
  /// Names for a month that stands by itself; most languages have no other.
  var monthsAlone: [String]? = nil
  /// Morning and afternoon.
  var halves: [String] = []
  /// Added to the year: the Buddhist era of Thai.
  var yearsAhead = 0

  let full: [Part]
  let long: [Part]
  let medium: [Part]
  let short: [Part]
  let monthDay: [Part]
  let monthDayWeekday: [Part]
  let yearMonth: [Part]
  let yearAlone: [Part]
  let monthAlone: [Part]
  let dayAlone: [Part]
  let time: [Part]
  let timeWithSeconds: [Part]
  let joins: Joins

  /// The table of a language.
  static func of(_ language: Language) -> LocaleTable {
    switch language {
    case .ko: korean
    case .en: english
    case .ja: japanese
    case .zhHans: simplifiedChinese
    case .zhHant: traditionalChinese
    case .id: indonesian
    case .th: thai
    case .vi: vietnamese
    }
  }
}
