/// The encoding of a file, found in its bytes.
struct EncodingGuess: Equatable {
  var encoding: TextEncoding
  /// Bytes of the mark at the start, 0 without one.
  var markLength = 0
  /// Meant for UTF-16 only.
  var bigEndian = false
  /// Whether the bytes were found to hold no error, so that nothing need be converted or checked again.
  var isClean = false

  /// A mark wins; then what the caller says, what the markup says, and what the bytes look like.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, stated: TextEncoding?) -> EncodingGuess {
    if let marked = marked(bytes) { return marked }
    if let stated, stated != .utf8 { return EncodingGuess(encoding: stated, bigEndian: startsBigEndian(bytes)) }
    if let wide = wide(bytes) { return wide }
    let utf8 = UTF8Check.score(bytes)
    if stated == .utf8 { return EncodingGuess(encoding: .utf8, isClean: utf8.bad == 0) }
    if let said = MarkupCharset.find(in: bytes), said != .utf8, said != .utf16, utf8.good == 0 || utf8.bad > 0 {
      return EncodingGuess(encoding: said)
    }
    if utf8.bad == 0 { return EncodingGuess(encoding: .utf8, isClean: true) }
    // Broken text is what it is least broken as.
    let korean = KoreanCheck.score(bytes)
    if utf8.bad * 4 <= utf8.good,
      !korean.isLikely || utf8.bad * (korean.standard + korean.added) <= korean.bad * utf8.good
    {
      return EncodingGuess(encoding: .utf8)
    }
    return EncodingGuess(encoding: korean.isLikely ? .cp949 : .cp1252)
  }

  private static func marked(_ bytes: UnsafeBufferPointer<UInt8>) -> EncodingGuess? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let rest = UnsafeBufferPointer(rebasing: bytes.dropFirst(3))
      return EncodingGuess(encoding: .utf8, markLength: 3, isClean: UTF8Check.score(rest).bad == 0)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return EncodingGuess(encoding: .utf16, markLength: 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return EncodingGuess(encoding: .utf16, markLength: 2, bigEndian: true) }
    return nil
  }

  /// UTF-16 without a mark: zero bytes in numbers, all of them on the same side of each pair.
  private static func wide(_ bytes: UnsafeBufferPointer<UInt8>) -> EncodingGuess? {
    let (even, odd, length) = zeros(bytes)
    guard length >= 4, bytes.count % 2 == 0 else { return nil }
    if even == 0, odd * 10 >= length { return EncodingGuess(encoding: .utf16) }
    if odd == 0, even * 10 >= length { return EncodingGuess(encoding: .utf16, bigEndian: true) }
    return nil
  }

  private static func startsBigEndian(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (even, odd, _) = zeros(bytes)
    return even > odd
  }

  private static func zeros(_ bytes: UnsafeBufferPointer<UInt8>) -> (even: Int, odd: Int, length: Int) {
    let length = min(bytes.count, 4096)
    var even = 0
    var odd = 0
    for place in 0..<length where bytes[place] == 0 {
      if place % 2 == 0 { even += 1 } else { odd += 1 }
    }
    return (even, odd, length)
  }
}
