/// A language that every word of Nanal exists in; the raw value is its BCP 47 tag.
package enum Language: String, CaseIterable, Sendable {
  case ko
  case en
  case ja
  case zhHans = "zh-Hans"
  case zhHant = "zh-Hant"
  case id
  case th
  case vi

  /// The tag for `<html lang>` and for the catalogue.
  package var tag: String { rawValue }

  /// The language's name in itself, as a list of languages shows it.
  package var ownName: String {
    switch self {
    case .ko: "한국어"
    case .en: "English"
    case .ja: "日本語"
    case .zhHans: "简体中文"
    case .zhHant: "繁體中文"
    case .id: "Bahasa Indonesia"
    case .th: "ไทย"
    case .vi: "Tiếng Việt"
    }
  }
}
