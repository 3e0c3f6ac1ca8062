/// Goes through CBOR (RFC 8949) of definite lengths, as authenticators must write it.
struct CBORReader {
  /// What the upper three bits of an item's first byte say.
  private enum Kind: UInt8 {
    case unsigned, negative, bytes, text, array, map, tag, simple
  }

  private static let depth = 8

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  /// The number of pairs of a map, which then follow.
  mutating func map() -> Int? { length(of: .map) }

  /// A text.
  mutating func text() -> String? {
    length(of: .text).flatMap { take($0) }.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Bytes.
  mutating func byteString() -> [UInt8]? {
    length(of: .bytes).flatMap { take($0) }.map(Array.init)
  }

  /// Any item, as it is written.
  mutating func item() -> [UInt8]? {
    let start = index
    return skip(depth: Self.depth) ? Array(bytes[start..<index]) : nil
  }

  private mutating func skip(depth: Int) -> Bool {
    guard depth > 0, let (kind, value) = head() else { return false }
    switch kind {
    case .unsigned, .negative, .simple: return true
    case .bytes, .text: return take(value) != nil
    case .tag: return skip(depth: depth - 1)
    case .array, .map:
      // Each item takes at least a byte, so that a length that cannot be true ends here.
      for _ in 0..<(kind == .map ? 2 * value : value) {
        guard skip(depth: depth - 1) else { return false }
      }
      return true
    }
  }

  private mutating func length(of wanted: Kind) -> Int? {
    guard let (kind, value) = head(), kind == wanted else { return nil }
    return value
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - index else { return nil }
    defer { index += count }
    return bytes[index..<(index + count)]
  }

  /// The kind of the next item and its number, which for most is a length; lengths are of at most four bytes.
  private mutating func head() -> (Kind, Int)? {
    guard let first = take(1)?.first, let kind = Kind(rawValue: first >> 5) else { return nil }
    let short = Int(first & 31)
    guard short >= 24 else { return (kind, short) }
    guard short <= 26, let rest = take(1 << (short - 24)) else { return nil }
    return (kind, rest.reduce(0) { $0 << 8 | Int($1) })
  }
}
