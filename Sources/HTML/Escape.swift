/// Turns text into bytes in which no character can end the place where it stands.
enum Escape {
  /// Text between tags.
  static func text(_ text: String, into bytes: inout [UInt8]) {
    run(text, into: &bytes) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\r"): "&#13;"
      case 0: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// The value of an attribute between double quotes.
  static func value(_ text: String, into bytes: inout [UInt8]) {
    run(text, into: &bytes) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\r"): "&#13;"
      case 0: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// Copies runs of harmless bytes whole; most text has no other.
  @inline(__always)
  private static func run(_ text: String, into bytes: inout [UInt8], _ escape: (UInt8) -> StaticString?) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      for index in source.indices {
        guard let replacement = escape(source[index]) else { continue }
        bytes.append(contentsOf: source[start..<index])
        bytes.append(replacement)
        start = index + 1
      }
      bytes.append(contentsOf: source[start...])
    }
  }
}
