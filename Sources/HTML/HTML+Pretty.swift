extension HTML {
  /// The fragment with a line for each element, for snapshots that people read.
  package func pretty() -> String {
    var bytes: [UInt8] = []
    for node in nodes { node.writePretty(into: &bytes, depth: 0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Node {
  fileprivate func writePretty(into bytes: inout [UInt8], depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    if case .element(let element) = self, element.ending == .tag, element.children.contains(where: \.isElement) {
      element.writeStart(into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      for child in element.children { child.writePretty(into: &bytes, depth: depth + 1) }
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
      element.writeEnd(into: &bytes)
    } else {
      write(into: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private var isElement: Bool {
    if case .text = self { false } else { true }
  }
}
