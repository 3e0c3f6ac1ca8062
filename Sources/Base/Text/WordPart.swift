/// How a character of normalised text takes part in words.
enum WordPart {
  /// A letter or digit of a script that puts blanks between words.
  case word
  /// A character of a script that does not, or whose words carry endings: each one is looked for by itself.
  case single
  /// A blank.
  case blank
  /// Anything else that stands between words.
  case between

  /// Says which part a code point plays.
  init(_ point: UInt32) {
    switch point {
    case 0x30...0x39, 0x61...0x7A: self = .word
    case 0x20, 0x9...0xD: self = .blank
    case ..<0x80: self = .between
    // Chinese characters and their radicals, iteration marks and numbers.
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      self = .single
    // Japanese kana, Chinese bopomofo.
    case 0x3041...0x309A, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF,
      0x1AFF0...0x1B16F:
      self = .single
    // Korean letters and syllables.
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: self = .single
    // Thai and Lao letters and marks, Burmese, Khmer.
    case 0xE01...0xE3A, 0xE40...0xE4E, 0xE81...0xECE, 0x1000...0x103F, 0x1780...0x17D3: self = .single
    default:
      guard let properties = Unicode.Scalar(point)?.properties else {
        self = .between
        return
      }
      switch properties.generalCategory {
      case .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark: self = .word
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .blank
      default: self = properties.isAlphabetic ? .word : .between
      }
    }
  }
}
