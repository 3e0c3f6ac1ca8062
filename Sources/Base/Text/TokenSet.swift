/// Encoded tokens, each once, in the order in which they came.
struct TokenSet {
  private(set) var list: [String] = []
  private var seen = Set<String>(minimumCapacity: 48)

  /// Adds the tokens of a unit; `last` is the single character before it.
  mutating func add(_ unit: WordScanner.Unit, behind last: inout Unicode.Scalar?) {
    switch unit {
    case .word(let word):
      add(word: word)
      last = nil
    case .single(let scalar, let joined):
      add([scalar])
      if joined, let last { add([last, scalar]) }
      last = scalar
    }
  }

  /// Adds a word, of which only so many characters count.
  mutating func add(word: Substring) {
    add(word.unicodeScalars.prefix(SearchTokens.wordLimit))
  }

  /// Adds the beginnings of a word, so that it is found while it is being typed.
  mutating func addBeginnings(of word: Substring) {
    let scalars = word.unicodeScalars
    for length in 1..<max(2, min(scalars.count, SearchTokens.beginningLimit + 1)) { add(scalars.prefix(length)) }
  }

  /// Adds a token of these characters.
  mutating func add(_ scalars: some Collection<Unicode.Scalar>) {
    // Up to four bytes for each character, two digits for each byte: written in place, since an import makes millions.
    let token = String(unsafeUninitializedCapacity: 8 * scalars.count) { digits in
      var end = 0
      for scalar in scalars {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          digits[end] = hexDigit(byte >> 4)
          digits[end + 1] = hexDigit(byte)
          end += 2
        }
      }
      return end
    }
    if seen.insert(token).inserted { list.append(token) }
  }
}
