package import Base

/// Tokens as an engine keeps them in one text: a letter for what each is and hexadecimal digits, in which no engine finds
/// a border.
///
/// Owner and book are tokens like the others, so that the index itself leaps from match to match and never filters.
package struct SearchTokenText: Sendable {
  private enum Kind: UInt8 {
    case owner = 0x6f
    case book = 0x62
    case word = 0x77
  }

  private var bytes: [UInt8] = []

  /// The text of one piece of an entry.
  package init(_ piece: [String], of entry: SearchEntry) {
    add(.owner, hexText(entry.owner.bytes))
    add(.book, hexText(entry.book.utf8))
    for token in piece { add(.word, token) }
  }

  /// The text of what a query asks for, all of which a piece must hold.
  package init(_ query: SearchQuery, separator: String = " ") {
    self.separator = Array(separator.utf8)
    add(.owner, hexText(query.owner.bytes))
    if let book = query.book { add(.book, hexText(book.utf8)) }
    for token in query.tokens { add(.word, token) }
  }

  /// The text that an index has kept of a piece, its tokens in any order.
  init(kept text: String) {
    bytes = Array(text.utf8)
  }

  /// Whose the piece is.
  var owner: ID? {
    guard let digits = tokens(.owner).first, digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    return ID(high: high, low: low)
  }

  /// The tokens that tell what is found.
  var words: [String] { tokens(.word) }

  private func tokens(_ kind: Kind) -> [String] {
    bytes.split(separator: UInt8(ascii: " ")).filter { $0.first == kind.rawValue }
      .map { String(decoding: $0.dropFirst(), as: UTF8.self) }
  }

  /// The text that all pieces of an owner hold.
  package init(owner: ID) {
    add(.owner, hexText(owner.bytes))
  }

  /// The tokens, one behind the other.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  private var separator: [UInt8] = [UInt8(ascii: " ")]

  private mutating func add(_ kind: Kind, _ token: String) {
    if !bytes.isEmpty { bytes += separator }
    bytes.append(kind.rawValue)
    bytes += token.utf8
  }
}
