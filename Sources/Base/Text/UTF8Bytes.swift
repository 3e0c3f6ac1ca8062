/// Writes code points as UTF-8 without making scalars of them first.
enum UTF8Bytes {
  /// Hands out the bytes of a code point.
  @inline(__always)
  static func forEach(of point: UInt32, _ body: (UInt8) -> Void) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: point >> shift) & 0x3F }
    switch point {
    case ..<0x80: body(UInt8(truncatingIfNeeded: point))
    case ..<0x800:
      body(0xC0 | UInt8(truncatingIfNeeded: point >> 6))
      body(tail(0))
    case ..<0x10000:
      body(0xE0 | UInt8(truncatingIfNeeded: point >> 12))
      body(tail(6))
      body(tail(0))
    default:
      body(0xF0 | UInt8(truncatingIfNeeded: point >> 18) & 7)
      body(tail(12))
      body(tail(6))
      body(tail(0))
    }
  }

  /// The text of code points.
  static func string(_ points: some Collection<UInt32>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * points.count)
    for point in points { forEach(of: point) { bytes.append($0) } }
    return String(decoding: bytes, as: UTF8.self)
  }
}
