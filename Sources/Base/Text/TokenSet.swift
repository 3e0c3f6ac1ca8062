/// Encoded tokens, each once, in the order in which they came.
struct TokenSet {
  private(set) var list: [String] = []
  /// Filled when there are more tokens than are quickly looked through.
  private var seen: Set<String> = []
  private var encoded: [UInt8] = []

  /// Adds the tokens of a unit; `last` is the single character before it.
  mutating func add(_ unit: WordScanner.Unit, behind last: inout UInt32?) {
    switch unit {
    case .word(let word):
      add(word.prefix(SearchTokens.wordLimit))
      last = nil
    case .single(let point, let joined):
      add(CollectionOfOne(point))
      if joined, let last { add([last, point]) }
      last = point
    }
  }

  /// Adds a token of these code points, as the hexadecimal digits of their UTF-8.
  mutating func add(_ points: some Sequence<UInt32>) {
    encoded.removeAll(keepingCapacity: true)
    for point in points {
      UTF8Bytes.forEach(of: point) { byte in
        encoded.append(hexDigit(byte >> 4))
        encoded.append(hexDigit(byte))
      }
    }
    let token = String(decoding: encoded, as: UTF8.self)
    if list.count < 24 {
      if !list.contains(token) { list.append(token) }
    } else {
      if seen.isEmpty { seen = Set(list) }
      if seen.insert(token).inserted { list.append(token) }
    }
  }
}
