/// The short way for numbers as programs write them: `-12.5`, at most 18 digits.
enum PlainNumber {
  /// The number in units of 10^-18; nil when it takes the long way.
  @inline(__always)
  static func units(_ bytes: UnsafeBufferPointer<UInt8>, allowsPoint: Bool) -> Int128? {
    let count = bytes.count
    guard count > 0, count <= 20 else { return nil }
    var place = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    let isNegative = place == 1
    var value: Int64 = 0
    var digits = 0
    var fraction = -1
    while place < count {
      let digit = bytes[place] &- 0x30
      if digit < 10 {
        value = value &* 10 &+ Int64(digit)
        digits += 1
      } else if bytes[place] == UInt8(ascii: "."), fraction < 0, allowsPoint, digits > 0 {
        fraction = digits
      } else {
        return nil
      }
      place += 1
    }
    guard digits > 0, digits <= 18, fraction < digits else { return nil }
    let missing = fraction < 0 ? 18 : 18 - (digits - fraction)
    let (high, low) = (isNegative ? -value : value).multipliedFullWidth(by: powers[missing])
    return Int128(high) << 64 | Int128(low)
  }

  /// 10 to the power of the index, up to 18.
  static let powers: [Int64] = (0...18).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
