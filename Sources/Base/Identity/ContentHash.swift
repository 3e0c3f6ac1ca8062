/// The SHA-256 of some content: equal for equal content, and for no other.
package struct ContentHash: Hashable, Sendable {
  private let parts: SIMD8<UInt32>

  init(words: SIMD8<UInt32>) {
    parts = words
  }

  /// The hash of bytes.
  package init(of bytes: some Sequence<UInt8>) {
    var hasher = SHA256()
    hasher.update(bytes)
    self = hasher.finish()
  }

  /// The hash of a text's UTF-8.
  package init(of text: String) {
    self.init(of: text.utf8)
  }

  /// Reads sixty-four hexadecimal digits.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 64 else { return nil }
    var words = SIMD8<UInt32>()
    for (index, byte) in text.utf8.enumerated() {
      guard let digit = hexValue(byte) else { return nil }
      words[index / 8] = words[index / 8] << 4 | UInt32(digit)
    }
    parts = words
  }

  /// The first twelve bytes, as three numbers: enough to tell things apart within a day.
  package var front: (UInt32, UInt32, UInt32) { (parts[0], parts[1], parts[2]) }

  /// The thirty-two bytes.
  package var bytes: [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: parts[$0 / 4] >> (24 - 8 * UInt32($0 % 4))) }
  }

  /// Sixty-four hexadecimal digits.
  package var text: String { hexText(bytes) }
}

extension ContentHash: CustomStringConvertible {
  /// Sixty-four hexadecimal digits.
  package var description: String { text }
}
