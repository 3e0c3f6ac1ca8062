/// Strong entity tags: a hash of the bytes that is fast rather than secret.
///
/// Two versions of a page differ by chance in one of 2^128 cases, and nobody gains by making them equal.
package enum EntityTag {
  /// The tag of some bytes without quotes.
  package static func of(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { of($0) } }

  static func of(_ bytes: UnsafeRawBufferPointer) -> String {
    var a: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(bytes.count)
    var b: UInt64 = 0xd1b5_4a32_d192_ed03
    var offset = 0
    while offset + 16 <= bytes.count {
      let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let second = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian
      a = mix(a ^ first, 0xa076_1d64_78bd_642f)
      b = mix(b ^ second ^ a, 0xe703_7ed1_a0b4_28db)
      offset += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &tail) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...])) }
    a = mix(a ^ tail.0.littleEndian, 0x8ebc_6af0_9c88_c6e3)
    b = mix(b ^ tail.1.littleEndian ^ a, 0x5899_65cc_7537_4cc3)
    return hex(mix(a, b ^ 0x1d8e_4e27_c47d_124f)) + hex(mix(b, a ^ 0xeb44_acca_b455_d165))
  }

  /// Whether a list of tags as in `if-none-match` names this tag, whatever encoding the browser holds.
  static func isNamed(_ tag: String, in list: String) -> Bool {
    list.split(separator: ",").contains { item in
      var item = item.trimmingSpaces
      if item == "*" { return true }
      if item.hasPrefix("W/") { item = item.dropFirst(2) }
      return item == "\"\(tag)\"" || item == "\"\(tag)\(gzipSuffix)\""
    }
  }

  /// What tells the compressed twin's tag from the plain one's: strong tags name bytes.
  static let gzipSuffix = "-gz"

  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low &+ a
  }

  private static func hex(_ value: UInt64) -> String {
    let bytes = (0..<16).map { UInt8.lowerHexDigits[Int(value >> UInt64(60 - 4 * $0) & 15)] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
