/// Percent coding of paths, queries and forms.
package enum PercentCoding {
  /// Decodes a part of a URL, or nil when an escape is broken, the bytes are no UTF-8, or a NUL hides in them.
  package static func decode(_ bytes: some Collection<UInt8>, plusIsSpace: Bool) -> String? {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index != bytes.endIndex {
      var byte = bytes[index]
      bytes.formIndex(after: &index)
      if byte == UInt8(ascii: "%") {
        guard index != bytes.endIndex, let high = hexValue(bytes[index]) else { return nil }
        bytes.formIndex(after: &index)
        guard index != bytes.endIndex, let low = hexValue(bytes[index]) else { return nil }
        bytes.formIndex(after: &index)
        byte = high << 4 | low
      } else if plusIsSpace && byte == UInt8(ascii: "+") {
        byte = 0x20
      }
      if byte == 0 { return nil }
      plain.append(byte)
    }
    return String(validating: plain, as: UTF8.self)
  }

  /// Encodes a text so that it can stand as one segment of a path or as a name or value of a query.
  package static func encode(_ text: String) -> String {
    encode(text) { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }

  /// Encodes what may not stand in a header at all (controls, spaces, bytes beyond ASCII) and leaves the rest.
  package static func encodeForHeader(_ target: String) -> String {
    if target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) { return target }
    return encode(target) { $0 > 0x20 && $0 < 0x7f }
  }

  private static func encode(_ text: String, keeping keeps: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if keeps(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(upperHexDigit(byte >> 4))
        bytes.append(upperHexDigit(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func upperHexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
