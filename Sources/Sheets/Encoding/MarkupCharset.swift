/// Reads the encoding that an HTML file states about itself: `<meta charset=…>` in either form, or an XML prologue.
enum MarkupCharset {
  /// The encoding named in the first four kilobytes, if the file is markup and we know the name.
  static func find(in bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
    let head = bytes.prefix(4096)
    guard head.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return nil }
    let text = String(decoding: head.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self).lowercased()
    for word in ["charset", "encoding"] {
      guard let start = end(of: word, in: text) else { continue }
      let rest = text[start...].drop { $0 == " " }
      guard rest.first == "=" else { continue }
      let name = rest.dropFirst().drop { $0 == " " || $0 == "\"" || $0 == "'" }
        .prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
      if let encoding = TextEncoding(label: name) { return encoding }
    }
    return nil
  }

  private static func end(of word: String, in text: String) -> String.Index? {
    var place = text.startIndex
    while place < text.endIndex {
      if text[place...].hasPrefix(word) { return text.index(place, offsetBy: word.count) }
      place = text.index(after: place)
    }
    return nil
  }
}
