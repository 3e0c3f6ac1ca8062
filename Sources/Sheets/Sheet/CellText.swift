/// What stands around the text of a cell and is not part of it.
package enum CellText {
  /// The bytes without white space at either end: ASCII blanks, no-break and wide spaces, a stray byte order mark.
  package static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var low = 0
    var high = bytes.count
    while low < high {
      let length = spaceLength(bytes, at: low, end: high)
      if length == 0 { break }
      low += length
    }
    while low < high {
      let length = spaceLength(bytes, before: high, start: low)
      if length == 0 { break }
      high -= length
    }
    return UnsafeBufferPointer(rebasing: bytes[low..<high])
  }

  /// The bytes without blanks, a leading apostrophe or `="…"`.
  package static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let cell = trimmed(bytes)
    if let inner = formulaText(cell) { return inner }
    guard cell.first == UInt8(ascii: "'") else { return cell }
    return trimmed(UnsafeBufferPointer(rebasing: cell.dropFirst()))
  }

  /// What a cell such as `="0059"` says; nil when it is no such cell.
  package static func formulaText(_ cell: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard cell.count >= 3, cell[0] == UInt8(ascii: "="), cell[1] == UInt8(ascii: "\""),
      cell[cell.count - 1] == UInt8(ascii: "\"")
    else { return nil }
    return UnsafeBufferPointer(rebasing: cell[2..<(cell.count - 1)])
  }

  /// The length of the white space character at a place, 0 when there is none.
  @inline(__always)
  static func spaceLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, end: Int) -> Int {
    let byte = bytes[place]
    if byte <= 0x20 { return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) ? 1 : 0 }
    if byte < 0xC2 { return 0 }
    if byte == 0xC2 { return place + 1 < end && bytes[place + 1] == 0xA0 ? 2 : 0 }
    guard byte == 0xE2 || byte == 0xE3 || byte == 0xEF, place + 2 < end else { return 0 }
    return isWideSpace(byte, bytes[place + 1], bytes[place + 2]) ? 3 : 0
  }

  @inline(__always)
  private static func spaceLength(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int, start: Int) -> Int {
    let byte = bytes[end - 1]
    if byte < 0x80 { return spaceLength(bytes, at: end - 1, end: end) }
    if end - start >= 2, bytes[end - 2] == 0xC2 { return byte == 0xA0 ? 2 : 0 }
    guard end - start >= 3 else { return 0 }
    return isWideSpace(bytes[end - 3], bytes[end - 2], byte) ? 3 : 0
  }

  /// U+2000 to U+200B, U+202F, U+205F, U+2060, U+3000 and U+FEFF.
  private static func isWideSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second, third) {
    case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE2, 0x81, 0xA0), (0xE3, 0x80, 0x80),
      (0xEF, 0xBB, 0xBF):
      true
    default: false
    }
  }
}
