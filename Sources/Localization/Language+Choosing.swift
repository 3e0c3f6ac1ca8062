extension Language {
  /// Reads a tag as browsers and terminals write it: `ko-KR`, `zh_TW.UTF-8`, `in`; nil for a language that is not ours.
  package init?(tag: some StringProtocol) {
    let bare = tag.prefix { $0 != "." && $0 != "@" && $0 != ";" }
    let parts = bare.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ko": self = .ko
    case "en": self = .en
    case "ja": self = .ja
    case "id", "in": self = .id
    case "th": self = .th
    case "vi": self = .vi
    case "zh":
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
      self = isTraditional ? .zhHant : .zhHans
    default: return nil
    }
  }

  /// The first of ours that an `Accept-Language` header asks for, by weight and then by place.
  package init?(acceptLanguage header: some StringProtocol) {
    var best: (language: Language, weight: Int)?
    for item in header.split(separator: ",") {
      let parts = item.split(separator: ";").map { String($0.filter { $0 != " " && $0 != "\t" }) }
      guard let tag = parts.first, let language = Language(tag: tag) else { continue }
      let weight = parts.dropFirst().compactMap { Self.weight($0) }.first ?? 1000
      if weight > best?.weight ?? 0 { best = (language, weight) }
    }
    guard let best else { return nil }
    self = best.language
  }

  /// The language of a terminal, from `LC_ALL`, `LC_MESSAGES` and `LANG` in their order; English when it is not ours.
  package init(environment: [String: String]) {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = named.flatMap { Language(tag: $0) } ?? .en
  }

  /// Reads `q=0.8` as thousandths.
  private static func weight(_ text: String) -> Int? {
    guard text.hasPrefix("q=") else { return nil }
    let figures = text.dropFirst(2).split(separator: ".", maxSplits: 1)
    guard let whole = figures.first.flatMap({ Int($0) }), (0...1).contains(whole) else { return 0 }
    guard figures.count == 2 else { return whole * 1000 }
    return min(1000, whole * 1000 + (Int((figures[1] + "000").prefix(3)) ?? 0))
  }
}
