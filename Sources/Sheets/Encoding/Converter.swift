#if canImport(Glibc)
  import Glibc
#endif

/// Converts the encodings of one country through the C library.
enum Converter {
  /// Decodes bytes to UTF-8; what cannot be decoded becomes U+FFFD.
  static func convert(
    _ bytes: UnsafeBufferPointer<UInt8>, from encoding: TextEncoding, _ replaced: inout Replacements
  ) throws(SheetError) -> ByteStore {
    guard let handle = iconv_open("UTF-8", encoding.converterName), handle != iconv_t(bitPattern: -1) else {
      throw .encodingUnknown(encoding.rawValue)
    }
    defer { iconv_close(handle) }
    return ByteStore(capacity: bytes.count * 3 + 3) { target in
      var output = Output(target)
      var place = 0
      while place < bytes.count {
        var input = UnsafeMutablePointer(mutating: bytes.baseAddress.map { $0 + place }).map {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self)
        }
        var inputLeft = bytes.count - place
        var out: UnsafeMutablePointer<CChar>? =
          UnsafeMutableRawPointer(target + output.count).assumingMemoryBound(to: CChar.self)
        let room = bytes.count * 3 + 3 - output.count
        var outLeft = room
        let result = iconv(handle, &input, &inputLeft, &out, &outLeft)
        place = bytes.count - inputLeft
        output.count += room - outLeft
        guard result == -1, place < bytes.count else { break }
        replaced.note(&output)
        place += badLength(bytes, at: place, encoding)
        iconv(handle, nil, nil, nil, nil)
      }
      return output.count
    }
  }

  /// How many bytes one broken character takes: a lead byte takes its trail along unless that is ASCII.
  private static func badLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, _ encoding: TextEncoding) -> Int {
    switch encoding {
    case .cp1252, .cp874, .cp1258: return 1
    default:
      let isLead = bytes[place] > 0x80 && bytes[place] < 0xFF
      return isLead && place + 1 < bytes.count && bytes[place + 1] >= 0x80 ? 2 : 1
    }
  }
}
