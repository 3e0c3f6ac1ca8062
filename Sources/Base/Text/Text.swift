/// Forms of text in which equal things are equal.
package enum Text {
  /// The form for searching: composed, of one width and case, without invisible characters
  /// and without marks on Latin letters, so that `Ｔｈế Đi` is `the di`.
  package static func normalised(_ text: String) -> String {
    if let simple = asciiLowercased(text) { return simple }
    return string(Normalisation.searchForm(text.unicodeScalars))
  }

  /// The form of a name: composed, trimmed, with single blanks and without invisible characters.
  ///
  /// Two names that are equal in this form belong to the same thing.
  package static func name(_ text: String) -> String {
    var points: [UInt32] = []
    var blank = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        blank = !points.isEmpty
      } else if !isInvisible(scalar.value) && scalar.properties.generalCategory != .control {
        if blank { points.append(0x20) }
        blank = false
        points.append(scalar.value)
      }
    }
    return string(Normalisation.composed(points))
  }

  /// The composed form (NFC).
  package static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return string(Normalisation.composed(text.unicodeScalars.map(\.value)))
  }

  /// The form for searching with the initial consonant in place of each Korean syllable: `ㅅㅅㅈㅈ` for 삼성전자.
  package static func initials(of text: String) -> String {
    string(normalised(text).unicodeScalars.map { Hangul.initial(of: $0.value) ?? $0.value })
  }

  /// Characters that nobody sees: soft hyphen, joiners and marks of direction, byte order mark, variation selectors.
  static func isInvisible(_ point: UInt32) -> Bool {
    switch point {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func asciiLowercased(_ text: String) -> String? {
    var changes = false
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { changes = true }
    }
    return changes ? text.lowercased() : text
  }

  static func string(_ points: [UInt32]) -> String {
    var scalars = String.UnicodeScalarView()
    for point in points { scalars.append(Unicode.Scalar(point) ?? "\u{FFFD}") }
    return String(scalars)
  }
}
