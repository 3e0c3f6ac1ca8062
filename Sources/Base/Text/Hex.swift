/// The lower-case hexadecimal digit of the low four bits.
@inline(__always)
func hexDigit(_ value: UInt8) -> UInt8 {
  let nibble = value & 15
  return nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
}

/// The value of a hexadecimal digit of either case.
@inline(__always)
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// Bytes as lower-case hexadecimal text.
package func hexText(_ bytes: some Sequence<UInt8>) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(2 * bytes.underestimatedCount)
  for byte in bytes {
    text.append(hexDigit(byte >> 4))
    text.append(hexDigit(byte))
  }
  return String(decoding: text, as: UTF8.self)
}
