/// What a file is that is no text, told from its first bytes.
package enum FileKind: String, Sendable, CaseIterable {
  case png, jpeg, gif, webp, heic, pdf, zip, gzip, bzip2, sevenZip = "7z", rar, sqlite, elf
  /// A workbook of Excel 97 to 2003 (or another document of that time).
  case compound = "xls"
  /// A workbook saved as XML in 2003.
  case spreadsheetXML = "xml"
  /// A picture, sound or film in one of the container formats.
  case media

  /// The kind that these bytes begin, nil for text and for what is not known.
  package static func of(_ head: UnsafeBufferPointer<UInt8>) -> FileKind? {
    for (kind, magic) in signatures where head.starts(with: magic) { return kind }
    guard head.count >= 12 else { return nil }
    if head[4..<8].elementsEqual("ftyp".utf8) {
      let brand = String(decoding: head[8..<12], as: UTF8.self)
      return ["heic", "heix", "mif1", "msf1", "avif"].contains(brand) ? .heic : .media
    }
    if head.starts(with: "RIFF".utf8) { return head[8..<12].elementsEqual("WEBP".utf8) ? .webp : .media }
    return nil
  }

  private static let signatures: [(FileKind, [UInt8])] = [
    (.png, [0x89, 0x50, 0x4E, 0x47]), (.jpeg, [0xFF, 0xD8, 0xFF]), (.gif, Array("GIF8".utf8)),
    (.pdf, Array("%PDF-".utf8)), (.zip, [0x50, 0x4B, 0x03, 0x04]), (.zip, [0x50, 0x4B, 0x05, 0x06]),
    (.gzip, [0x1F, 0x8B, 0x08]), (.bzip2, Array("BZh9".utf8)), (.sevenZip, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    (.rar, Array("Rar!".utf8)), (.sqlite, Array("SQLite format 3".utf8)), (.elf, [0x7F, 0x45, 0x4C, 0x46]),
    (.compound, [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]), (.media, Array("OggS".utf8)),
    (.media, Array("ID3".utf8)),
  ]
}
