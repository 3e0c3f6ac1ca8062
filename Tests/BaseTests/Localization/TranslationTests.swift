import Foundation
import Localization
import Testing

/// Finds texts that nobody translated: left in English, or written in another language's script.
struct TranslationTests {
  /// Texts that are rightly the same as in English, by language: words that the language took over.
  private static let sameAsEnglish: [Language: Set<String>] = [.id: [], .vi: []]

  private struct Pair {
    let key: String
    let text: String
    let english: String
  }

  private func texts(_ language: Language) throws -> [Pair] {
    try StringCatalogue.translated().sorted { $0.key < $1.key }.flatMap { key, texts in
      let english = texts["en"]?.last ?? ""
      return texts[language.tag, default: []].map { Pair(key: key, text: $0, english: english) }
    }
  }

  /// The text without placeholders, so that their letters do not count.
  private func letters(_ text: String) -> [Unicode.Scalar] {
    text.replacing(#/%(\d\$)?(@|lld)/#, with: "").unicodeScalars.filter { $0.properties.isAlphabetic }
  }

  @Test(arguments: Language.allCases.filter { $0 != .en })
  func `hardly any text is the same as in English`(language: Language) throws {
    let texts = try texts(language).filter { !letters($0.text).isEmpty }
    let allowed = Self.sameAsEnglish[language, default: []]
    let same = texts.filter { $0.text == $0.english && !allowed.contains($0.key) }.map(\.key)
    #expect(same.count * 100 <= texts.count * 3, "\(language.tag): \(same)")
  }

  @Test(arguments: Language.allCases)
  func `every text is written in its language's script and in no other`(language: Language) throws {
    for pair in try texts(language) {
      let (key, text) = (pair.key, pair.text)
      let scripts = Set(letters(text).map { Script($0) })
      guard !scripts.isEmpty else { continue }
      #expect(!scripts.isDisjoint(with: Script.own(language)), "\(language.tag) \(key): \(text)")
      let foreign = scripts.subtracting(Script.own(language) + [.latin])
      #expect(foreign.isEmpty, "\(language.tag) \(key): \(text) has \(foreign)")
    }
  }

  @Test func `Vietnamese texts carry their marks`() throws {
    let long = try texts(.vi).filter { letters($0.text).count > 5 }
    let bare = long.filter { $0.text.unicodeScalars.allSatisfy { $0.isASCII || !$0.properties.isAlphabetic } }
    #expect(bare.count * 10 <= long.count, "\(bare.map(\.key))")
  }

  @Test func `simplified and traditional Chinese are not mixed up`() throws {
    let traditional = Set("個們來時會說這對開關與為後將從還沒過號錄設變類選擇檔資訊頁網線電價買賣損獲帳戶單國際東車實現標籤圖數據庫總計筆記")
    let simplified = Set("个们来时会说这对开关与为后将从还没过号录设变类选择档资讯页网线电价买卖损获帐户单国际东车实现标签图数据库总计笔记")
    let both = traditional.intersection(simplified)
    for pair in try texts(.zhHans) {
      #expect(traditional.subtracting(both).isDisjoint(with: pair.text), "zh-Hans \(pair.key): \(pair.text)")
    }
    for pair in try texts(.zhHant) {
      #expect(simplified.subtracting(both).isDisjoint(with: pair.text), "zh-Hant \(pair.key): \(pair.text)")
    }
  }
}

/// The scripts that our languages are written in.
enum Script: Hashable {
  case latin, hangul, kana, han, thai, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: self = .latin
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .han
    case 0xE00...0xE7F: self = .thai
    default: self = .other
    }
  }

  /// The scripts of which a text of the language has at least one letter.
  static func own(_ language: Language) -> [Script] {
    switch language {
    case .ko: [.hangul]
    case .ja: [.kana, .han]
    case .zhHans, .zhHant: [.han]
    case .th: [.thai]
    case .en, .id, .vi: [.latin]
    }
  }
}
