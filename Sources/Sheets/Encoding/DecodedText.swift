/// A file as UTF-8, with what was found out on the way.
struct DecodedText {
  var store: ByteStore
  /// Where the text begins behind a mark.
  var start = 0
  var encoding: TextEncoding
  var hadMark: Bool
  var replaced = Replacements()

  /// Decodes a whole file; UTF-8 without error is taken as it lies, without a copy.
  static func of(_ raw: ByteStore, stated: TextEncoding?) throws(SheetError) -> DecodedText {
    let guess = EncodingGuess.of(raw.all, stated: stated)
    var text = DecodedText(store: raw, encoding: guess.encoding, hadMark: guess.markLength > 0)
    let body = UnsafeBufferPointer(rebasing: raw.all.dropFirst(guess.markLength))
    switch guess.encoding {
    case .utf8 where guess.isClean: text.start = guess.markLength
    case .utf8: text.store = mended(body, &text.replaced)
    case .utf16: text.store = narrowed(body, bigEndian: guess.bigEndian, &text.replaced)
    default: text.store = try Converter.convert(body, from: guess.encoding, &text.replaced)
    }
    if let zero = text.store.firstZero(from: text.start) {
      throw .zeroByte(line: text.store.line(at: zero, from: text.start))
    }
    return text
  }

  /// UTF-8 in which each byte that belongs to no character has become U+FFFD.
  private static func mended(_ bytes: UnsafeBufferPointer<UInt8>, _ replaced: inout Replacements) -> ByteStore {
    ByteStore(capacity: bytes.count * 3) { target in
      var output = Output(target)
      var place = 0
      while place < bytes.count {
        let length = UTF8Check.length(bytes, at: place)
        if length == 0 {
          replaced.note(&output)
          place += 1
        } else {
          for _ in 0..<length {
            output.append(bytes[place])
            place += 1
          }
        }
      }
      return output.count
    }
  }

  /// UTF-16 as UTF-8; half a pair and half a unit become U+FFFD.
  private static func narrowed(
    _ bytes: UnsafeBufferPointer<UInt8>, bigEndian: Bool, _ replaced: inout Replacements
  ) -> ByteStore {
    func unit(_ place: Int) -> UInt16 {
      let first = UInt16(bytes[place])
      let second = UInt16(bytes[place + 1])
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    return ByteStore(capacity: bytes.count / 2 * 3 + 3) { target in
      var output = Output(target)
      var place = 0
      while place + 1 < bytes.count {
        let high = unit(place)
        place += 2
        if let scalar = Unicode.Scalar(high) {
          output.append(scalar)
        } else if UTF16.isLeadSurrogate(high), place + 1 < bytes.count, UTF16.isTrailSurrogate(unit(place)) {
          let value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit(place) & 0x3FF))
          output.append(Unicode.Scalar(value) ?? "\u{FFFD}")
          place += 2
        } else {
          replaced.note(&output)
        }
      }
      if place < bytes.count { replaced.note(&output) }
      return output.count
    }
  }
}
