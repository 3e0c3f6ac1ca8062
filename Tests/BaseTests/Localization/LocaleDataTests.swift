import Base
import Foundation
import Localization
import Testing

/// Holds our tables against those that Foundation carries of the Unicode CLDR.
struct LocaleDataTests {
  private static let places: [Language: String] = [
    .ko: "ko_KR", .en: "en_US", .ja: "ja_JP", .zhHans: "zh-Hans_CN", .zhHant: "zh-Hant_TW", .id: "id_ID",
    .th: "th_TH@calendar=gregorian", .vi: "vi_VN",
  ]

  private func formatter(_ language: Language, _ template: String) throws -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: try #require(Self.places[language]))
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  @Test(arguments: Language.allCases)
  func `names of weekdays and months are CLDR's`(language: Language) throws {
    let words = Words(language)
    let known = try formatter(language, "d")
    let sundayFirst = [Weekday.sunday] + Weekday.allCases.dropLast()
    #expect(sundayFirst.map { words.weekday($0) } == known.weekdaySymbols)
    #expect(sundayFirst.map { words.weekday($0, .short) } == known.shortWeekdaySymbols)
    #expect(sundayFirst.map { words.weekday($0, .narrow) } == known.veryShortWeekdaySymbols)
    #expect((1...12).map { words.monthName($0, .short) } == known.shortMonthSymbols)
  }

  @Test(arguments: Language.allCases)
  func `days and times are CLDR's on every day of a year`(language: Language) throws {
    let words = Words(language)
    // Thai years are told as Buddhist ones, and the long forms of Thai and Vietnamese are checked by hand.
    let hasOwnYears = [.th, .vi].contains(language)
    let styles: [(DayStyle, String)] =
      [(.monthDay, "MMMd"), (.monthDayWeekday, "MMMEd"), (.dayOnly, "d")]
      + (hasOwnYears ? [] : [(.full, "yMMMMEEEEd"), (.long, "yMMMMd"), (.medium, "yMMMd"), (.short, "yMd")])
    for (style, template) in styles {
      let known = try formatter(language, template)
      for offset in 0..<366 {
        let day = try #require(CivilDay(year: 2024, month: 1, day: 1)).adding(days: offset)
        let date = Date(timeIntervalSince1970: TimeInterval(19_723 + offset) * 86_400)
        #expect(words.day(day, style) == known.string(from: date))
      }
    }
    let clock = try formatter(language, "jm")
    for minute in stride(from: 0, to: 1440, by: 7) {
      let time = try #require(CivilTime(hour: minute / 60, minute: minute % 60))
      #expect(words.time(time) == clock.string(from: Date(timeIntervalSince1970: TimeInterval(minute * 60))))
    }
  }

  @Test(arguments: Language.allCases)
  func `figures and money have CLDR's separators and signs`(language: Language) throws {
    let words = Words(language)
    let locale = Locale(identifier: try #require(Self.places[language]))
    for text in ["0", "7", "999", "1000", "1284300", "1234567.891", "0.05"] {
      let amount = try Amount(canonical: text)
      let decimal = try #require(Decimal(string: text))
      let exact = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...18))
      #expect(words.number(amount) == decimal.formatted(exact))
      for code in ["USD", "EUR", "GBP", "TWD", "HKD", "VND"] {
        let currency = try #require(Currency(code: code))
        #expect(words.money(amount, currency) == decimal.formatted(.currency(code: code).locale(locale)))
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `lists are joined as CLDR says`(language: Language) throws {
    let locale = Locale(identifier: try #require(Self.places[language]))
    for items in [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]] {
      #expect(Words(language).list(items) == items.formatted(.list(type: .and).locale(locale)))
    }
  }
}
