/// Turns the text between tags into the text that a browser would show.
enum HTMLText {
  /// Appends text with its entities decoded and each run of white space made one blank.
  static func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) {
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&"), let entity = HTMLEntities.decode(bytes[place...]) {
        if entity.scalar == "\u{A0}" || entity.scalar.value <= 0x20 {
          appendSpace(0x20, to: &text)
        } else {
          text.append(contentsOf: UTF8.encode(entity.scalar) ?? UTF8.encodedReplacementCharacter)
        }
        place += entity.length
      } else if byte <= 0x20 {
        appendSpace(0x20, to: &text)
        place += 1
      } else if byte == 0xC2, place + 1 < bytes.endIndex, bytes[place + 1] == 0xA0 {
        appendSpace(0x20, to: &text)
        place += 2
      } else {
        text.append(byte)
        place += 1
      }
    }
  }

  /// Appends a blank or a line break unless white space is there already; a break takes a blank's place.
  static func appendSpace(_ byte: UInt8, to text: inout [UInt8]) {
    guard let last = text.last else { return }
    if last > 0x20 || (byte == 0x0A && last == 0x0A) {
      text.append(byte)
    } else if byte == 0x0A {
      text[text.count - 1] = byte
    }
  }
}
