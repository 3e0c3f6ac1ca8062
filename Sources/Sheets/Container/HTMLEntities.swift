/// The entities that tables are written with, and all numeric ones.
enum HTMLEntities {
  /// What the `&` at the start of these bytes begins; nil when it is only a sign.
  static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (scalar: Unicode.Scalar, length: Int)? {
    var end = bytes.startIndex + 1
    let limit = min(bytes.endIndex, bytes.startIndex + 12)
    while end < limit, isPart(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    let isClosed = end < bytes.endIndex && bytes[end] == UInt8(ascii: ";")
    let length = end - bytes.startIndex + (isClosed ? 1 : 0)
    if name.hasPrefix("#") {
      guard let value = number(name.dropFirst()) else { return nil }
      return (scalar(value), length)
    }
    guard let scalar = named[name], isClosed || unclosed.contains(name) else { return nil }
    return (scalar, length)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private static func number(_ text: Substring) -> UInt32? {
    if text.first == "x" || text.first == "X" { return UInt32(text.dropFirst(), radix: 16) }
    return UInt32(text)
  }

  /// The character of a number; zero and numbers of no character give U+FFFD.
  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    if value == 0 { return "\u{FFFD}" }
    if let western = western[value] { return western }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Numbers that mean the Western code page, as browsers read them.
  private static let western: [UInt32: Unicode.Scalar] = [
    0x80: "€", 0x85: "…", 0x91: "‘", 0x92: "’", 0x93: "“", 0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—",
  ]

  private static let unclosed: Set<String> = ["nbsp", "amp", "lt", "gt", "quot"]

  private static let named: [String: Unicode.Scalar] = [
    "nbsp": "\u{A0}", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "euro": "€", "pound": "£",
    "yen": "¥", "cent": "¢", "curren": "¤", "sect": "§", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
    "plusmn": "±", "minus": "−", "times": "×", "divide": "÷", "middot": "·", "bull": "•", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "shy": "\u{AD}", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ecirc": "ê", "iacute": "í", "oacute": "ó",
    "uacute": "ú", "aacute": "á", "ntilde": "ñ", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
  ]
}
