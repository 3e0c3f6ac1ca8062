/// Reads how many columns and rows a cell covers.
enum HTMLSpans {
  /// The values of `colspan` and `rowspan`, as browsers bound them.
  static func read(_ attributes: Slice<UnsafeBufferPointer<UInt8>>) -> (columns: Int, rows: Int) {
    guard attributes.count >= 9 else { return (1, 1) }
    let text = String(decoding: attributes, as: UTF8.self).lowercased()
    return (min(max(value(of: "colspan", in: text), 1), 1000), min(max(value(of: "rowspan", in: text), 1), 65534))
  }

  private static func value(of name: String, in text: String) -> Int {
    for part in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\r\n" || $0 == "\t" }) {
      guard part.hasPrefix(name) else { continue }
      let digits = part.dropFirst(name.count).drop { $0 == "=" || $0 == "\"" || $0 == "'" }.prefix {
        $0.isASCII && $0.isNumber
      }
      return Int(digits) ?? 1
    }
    return 1
  }
}
