extension UInt8 {
  /// The same letter in lower case; every other byte as it is.
  var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  static let lowerHexDigits = Array("0123456789abcdef".utf8)
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: SubSequence {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}
