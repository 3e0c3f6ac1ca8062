extension JSON {
  /// The bytes of the value; pretty ones have a member or element on each line.
  package func write(pretty: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    write(into: &bytes, indent: pretty ? 0 : nil)
    return bytes
  }

  /// Appends the compact form.
  package func write(into bytes: inout [UInt8]) {
    write(into: &bytes, indent: nil)
  }

  private func write(into bytes: inout [UInt8], indent: Int?) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    case .string(let text): Self.write(text, into: &bytes)
    case .array(let values):
      Self.write(values, between: ("[", "]"), into: &bytes, indent: indent) { value, bytes, inner in
        value.write(into: &bytes, indent: inner)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), into: &bytes, indent: indent) { member, bytes, inner in
        Self.write(member.name, into: &bytes)
        bytes.append(contentsOf: (inner == nil ? ":" : ": ").utf8)
        member.value.write(into: &bytes, indent: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (open: Unicode.Scalar, close: Unicode.Scalar), into bytes: inout [UInt8],
    indent: Int?, _ each: (Element, inout [UInt8], Int?) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.open))
    let inner = indent.map { $0 + 2 }
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(inner, &bytes)
      each(element, &bytes, inner)
    }
    if !elements.isEmpty { breakLine(indent, &bytes) }
    bytes.append(UInt8(ascii: brackets.close))
  }

  private static func breakLine(_ indent: Int?, _ bytes: inout [UInt8]) {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  private static func write(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
      case ..<0x20, 0x7F:
        bytes.append(contentsOf: #"\u00"#.utf8)
        bytes.append(contentsOf: [hexDigit(byte >> 4), hexDigit(byte)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSON: CustomStringConvertible {
  /// The compact form.
  package var description: String { String(decoding: write(), as: UTF8.self) }
}
