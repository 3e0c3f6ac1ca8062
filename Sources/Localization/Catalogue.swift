import CAssets

/// The compiled catalogue, read where it lies: nothing is parsed or copied at start.
///
/// The layout is that of `scripts/words`, all numbers little-endian and four bytes wide: a magic word, the number of
/// slots (a power of two), of keys and of languages; the slots of a hash table with a key's index plus one; for each key
/// the offset of its name and of its entry in each language. A name is a length and its bytes. An entry is the number of
/// its forms and, for each, the plural category, a length and the bytes.
package struct Catalogue: @unchecked Sendable {
  private static let magic: UInt32 = 0x3152_574E
  private static let header = 16

  // The bytes are constant for the life of the process, which is why the catalogue may be sent anywhere.
  private let bytes: UnsafeRawBufferPointer
  private let slots: Int
  private let keys: Int

  /// The program's own catalogue.
  package static let embedded: Catalogue = {
    var count = 0
    let start = nanal_words(&count)
    return Catalogue(bytes: UnsafeRawBufferPointer(start: start, count: count))
  }()

  /// A catalogue of other bytes; one that is not a catalogue has no keys.
  package init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let sound =
      bytes.count >= Self.header && Self.word(bytes, 0) == Self.magic
      && Self.word(bytes, 12) == Language.allCases.count
    slots = sound ? Int(Self.word(bytes, 4)) : 0
    keys = sound ? Int(Self.word(bytes, 8)) : 0
  }

  /// Every key, in the catalogue's order.
  package var names: [String] {
    (0..<keys).map { String(decoding: name(of: $0), as: UTF8.self) }
  }

  /// The forms of a key in a language, nil when there is no such key.
  func entry(_ key: WordKey, _ language: Language) -> Entry? {
    guard slots > 0, let index = index(of: key.name) else { return nil }
    return Entry(bytes: bytes, offset: word(record(index) + 4 + 4 * language.position))
  }

  private func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      var slot = Int(Self.hash(wanted)) & (slots - 1)
      while true {
        let held = word(Self.header + 4 * slot)
        guard held > 0 else { return nil }
        if self.name(of: held - 1).elementsEqual(wanted) { return held - 1 }
        slot = (slot + 1) & (slots - 1)
      }
    }
  }

  private func record(_ index: Int) -> Int {
    Self.header + 4 * slots + index * 4 * (1 + Language.allCases.count)
  }

  private func name(of index: Int) -> Slice<UnsafeRawBufferPointer> {
    let offset = word(record(index))
    return bytes[(offset + 4)..<(offset + 4 + word(offset))]
  }

  private func word(_ offset: Int) -> Int { Int(Self.word(bytes, offset)) }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// FNV-1a, as the compiler of the catalogue computes it.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

extension Catalogue {
  /// One text in one language: a single form, or one for each plural category.
  struct Entry {
    fileprivate let bytes: UnsafeRawBufferPointer
    fileprivate let offset: Int

    /// The form for a category, or the form for all others where the category has none.
    func form(_ category: PluralCategory) -> Slice<UnsafeRawBufferPointer> {
      var place = offset + 4
      var other = bytes[0..<0]
      for _ in 0..<word(offset) {
        let form = bytes[(place + 8)..<(place + 8 + word(place + 4))]
        if word(place) == category.rawValue { return form }
        if word(place) == PluralCategory.other.rawValue { other = form }
        place = form.endIndex
      }
      return other
    }

    private func word(_ offset: Int) -> Int { Int(Catalogue.word(bytes, offset)) }
  }
}
