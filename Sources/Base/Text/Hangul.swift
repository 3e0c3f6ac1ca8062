/// Korean syllables, which Unicode composes by arithmetic.
enum Hangul {
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let initials: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  /// Final consonants, without the place before the first that means none.
  private static let finals: ClosedRange<UInt32> = 0x11A8...0x11C2

  /// The letters that keyboards type, in the order of the initial consonants.
  private static let typed: [UInt32] = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)

  /// Whether a code point melts into one before it.
  static func composesBackward(_ point: UInt32) -> Bool { vowels.contains(point) || finals.contains(point) }

  /// Initial and vowel, or a syllable without a final and a final, as one syllable.
  static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if initials.contains(first), vowels.contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if syllables.contains(first), (first - 0xAC00).isMultiple(of: 28), finals.contains(second) {
      return first + second - 0x11A7
    }
    return nil
  }

  /// The letter with which a syllable begins, as keyboards type it.
  static func initial(of point: UInt32) -> UInt32? {
    guard syllables.contains(point) else { return nil }
    return typed[Int((point - 0xAC00) / 588)]
  }
}
