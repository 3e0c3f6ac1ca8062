/// Forms of text in which equal things are equal.
package enum Text {
  /// The form for searching: composed, of one width and case, without invisible characters
  /// and without marks on Latin letters, so that `Ｔｈế Đi` is `the di`.
  package static func normalised(_ text: String) -> String {
    UTF8Bytes.string(Normalisation.searchForm(text))
  }

  /// The form of a name: composed, trimmed, with single blanks and without invisible characters.
  ///
  /// Two names that are equal in this form belong to the same thing.
  package static func name(_ text: String) -> String {
    var points: [UInt32] = []
    points.reserveCapacity(text.utf8.count)
    var blank = false
    for scalar in text.unicodeScalars {
      switch NamePart(scalar) {
      case .blank: blank = !points.isEmpty
      case .unseen: break
      case .seen:
        if blank { points.append(0x20) }
        blank = false
        points.append(scalar.value)
      }
    }
    return UTF8Bytes.string(Normalisation.composed(points))
  }

  /// The composed form (NFC).
  package static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return UTF8Bytes.string(Normalisation.composed(text.unicodeScalars.map(\.value)))
  }

  /// The form for searching with the initial consonant in place of each Korean syllable: `ㅅㅅㅈㅈ` for 삼성전자.
  package static func initials(of text: String) -> String {
    UTF8Bytes.string(Normalisation.searchForm(text).map { Hangul.initial(of: $0) ?? $0 })
  }

  /// What nobody sees: soft hyphen, zero-width blank, marks of direction, byte order mark.
  static func isInvisible(_ point: UInt32) -> Bool {
    switch point {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

/// How a character takes part in a name.
private enum NamePart {
  case seen
  case blank
  case unseen

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x21...0x7E, 0x3131...0x318E, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .seen
    case 0x20: self = .blank
    default:
      if scalar.properties.isWhitespace {
        self = .blank
      } else if Text.isInvisible(scalar.value) || scalar.properties.generalCategory == .control {
        self = .unseen
      } else {
        self = .seen
      }
    }
  }
}
