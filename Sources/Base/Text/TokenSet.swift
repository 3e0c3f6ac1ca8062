/// Encoded tokens, each once, in the order in which they came.
struct TokenSet {
  private(set) var list: [String] = []
  private var seen: Set<String> = []

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
  mutating func add(_ scalars: some Sequence<Unicode.Scalar>) {
    let token = hexText(scalars.lazy.flatMap { UTF8.encode($0) ?? UTF8.encodedReplacementCharacter })
    if seen.insert(token).inserted { list.append(token) }
  }
}
