extension HTML {
  /// Appends the fragment, escaped, as UTF-8.
  package func write(into bytes: inout [UInt8]) {
    for node in nodes { node.write(into: &bytes) }
  }

  /// The fragment as UTF-8.
  package func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return bytes
  }

  /// The whole page as UTF-8, with its document type.
  package func document() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32_768)
    bytes.append("<!doctype html>\n")
    write(into: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

extension Node {
  func write(into bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Escape.text(text, into: &bytes)
    case .element(let element): element.write(into: &bytes)
    case .written(let written): bytes.append(contentsOf: written)
    }
  }
}

extension Element {
  func write(into bytes: inout [UInt8]) {
    writeStart(into: &bytes)
    if ending != .tag { return }
    for child in children { child.write(into: &bytes) }
    writeEnd(into: &bytes)
  }

  func writeStart(into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(tag)
    for attribute in attributes { attribute.write(into: &bytes) }
    if ending == .slash { bytes.append(UInt8(ascii: "/")) }
    bytes.append(UInt8(ascii: ">"))
    // Browsers drop the first line break of these two, so one is written for them to drop.
    if case .text(let text)? = children.first, text.utf8.first == UInt8(ascii: "\n"), dropsFirstBreak {
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  func writeEnd(into bytes: inout [UInt8]) {
    bytes.append("</")
    bytes.append(tag)
    bytes.append(UInt8(ascii: ">"))
  }

  private var dropsFirstBreak: Bool { tag.isSame(as: "textarea") || tag.isSame(as: "pre") }
}

extension Attribute {
  func write(into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(prefix)
    bytes.append(name)
    guard case .value(let value) = content else { return }
    bytes.append("=\"")
    Escape.value(value, into: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
