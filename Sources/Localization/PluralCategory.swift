/// The plural categories of the Unicode CLDR that our languages know, numbered as in the compiled catalogue.
enum PluralCategory: Int {
  case other = 0
  case one = 1
}

extension Language {
  /// The category of a whole number: English tells one from others, the rest do not.
  func category(of count: Int) -> PluralCategory {
    self == .en && (count == 1 || count == -1) ? .one : .other
  }

  /// The language's column in the compiled catalogue.
  var position: Int {
    switch self {
    case .ko: 0
    case .en: 1
    case .ja: 2
    case .zhHans: 3
    case .zhHant: 4
    case .id: 5
    case .th: 6
    case .vi: 7
    }
  }
}
