/// Korean particles that depend on the sound before them, written in the catalogue as both: `%@을(를)`, `‘%@’은(는)`.
enum Particle {
  /// The written pair, the form after a final consonant, and the form after a vowel.
  private static let pairs: [(pair: String, closed: String, open: String)] = [
    ("을(를)", "을", "를"), ("은(는)", "은", "는"), ("이(가)", "이", "가"), ("과(와)", "과", "와"), ("(으)로", "으로", "로"),
  ]

  /// Marks that may close what was put in before the particle follows.
  private static let closing: Set<Character> = ["’", "”", "」", "』", "'", "\""]

  /// The text that follows a placeholder, with its leading particle chosen by what was put there.
  static func fitting(_ rest: String, after text: String) -> String {
    let marks = rest.prefix { closing.contains($0) }
    let tail = rest.dropFirst(marks.count)
    for (pair, closed, open) in pairs where tail.hasPrefix(pair) {
      guard let ending = ending(of: text) else { return rest }
      let isOpen = ending == .vowel || ending == .rieul && closed == "으로"
      return marks + (isOpen ? open : closed) + tail.dropFirst(pair.count)
    }
    return rest
  }

  private enum Ending { case vowel, rieul, consonant }

  /// How the last syllable ends; nil where that cannot be told from the writing.
  private static func ending(of text: String) -> Ending? {
    guard let last = text.unicodeScalars.last else { return nil }
    switch last.value {
    case 0xAC00...0xD7A3:
      let final = (last.value - 0xAC00) % 28
      return final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    case 0x30, 0x33, 0x36: return .consonant  // 영, 삼, 육
    case 0x31, 0x37, 0x38: return .rieul  // 일, 칠, 팔
    case 0x32, 0x34, 0x35, 0x39: return .vowel  // 이, 사, 오, 구
    default: return nil
    }
  }
}
