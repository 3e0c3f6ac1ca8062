/// What is stored of a text so that it is found, and what is looked for when somebody searches.
///
/// Tokens are words; of Chinese, Japanese, Korean and Thai also single characters and pairs; of names also
/// the beginnings of words and the initial consonants of Korean syllables. They are encoded as hexadecimal text,
/// so that no engine's idea of a word touches them. Every token of a query must be among those of what is found.
package enum SearchTokens {
  /// Characters of a word that count; the rest is cut off, in a text as in a query.
  static let wordLimit = 64
  /// Beginnings of words in names are stored up to this length.
  static let beginningLimit = 16
  /// Characters in a chunk.
  package static let chunkLength = 8000

  /// The tokens of running text, each once.
  package static func of(text: String) -> [String] {
    var tokens = TokenSet()
    var last: UInt32?
    for unit in WordScanner(Normalisation.searchForm(text)) { tokens.add(unit, behind: &last) }
    return tokens.list
  }

  /// The tokens of the name of an item, place or exhibit, each once.
  package static func of(name: String) -> [String] {
    var tokens = TokenSet()
    var last: UInt32?
    let normalised = Normalisation.searchForm(name)
    for unit in WordScanner(normalised, bridgesBlanks: true) {
      tokens.add(unit, behind: &last)
      if case .word(let word) = unit {
        // It is found while it is being typed.
        for length in 1...beginningLimit where length < word.count { tokens.add(word.prefix(length)) }
      }
    }
    let initials = normalised.map { Hangul.initial(of: $0) ?? $0 }
    if initials != normalised {
      for unit in WordScanner(initials, bridgesBlanks: true) { tokens.add(unit, behind: &last) }
    }
    return tokens.list
  }

  /// The tokens that all must be there for a query to be met; none if nothing can be looked for.
  package static func query(_ text: String) -> [String] {
    var tokens = TokenSet()
    var run: [UInt32] = []
    func close() {
      // A pair says more than its halves.
      if run.count == 1 { tokens.add(run) }
      for (first, second) in zip(run, run.dropFirst()) { tokens.add([first, second]) }
      run = []
    }
    for unit in WordScanner(Normalisation.searchForm(text)) {
      switch unit {
      case .word(let word):
        close()
        tokens.add(word.prefix(wordLimit))
      case .single(let point, let joined):
        // A consonant behind a syllable is one that is still being typed.
        if !joined || run.last.map(isConsonant) != isConsonant(point) { close() }
        run.append(point)
      }
    }
    close()
    return tokens.list
  }

  /// The tokens of long text, in chunks of at most 8,000 characters, each with the last token before it.
  package static func chunks(of text: String) -> [[String]] {
    var chunks: [[String]] = []
    var tokens = TokenSet()
    var last: UInt32?
    var length = 0
    var previous: WordScanner.Unit?
    for unit in WordScanner(Normalisation.searchForm(text)) {
      if length + self.length(of: unit) > chunkLength {
        chunks.append(tokens.list)
        tokens = TokenSet()
        length = 0
        if let previous {
          var alone: UInt32?
          tokens.add(previous, behind: &alone)
          length = self.length(of: previous)
        }
      }
      tokens.add(unit, behind: &last)
      length += self.length(of: unit)
      previous = unit
    }
    if !tokens.list.isEmpty { chunks.append(tokens.list) }
    return chunks
  }

  private static func length(of unit: WordScanner.Unit) -> Int {
    if case .word(let word) = unit { min(word.count, wordLimit) } else { 1 }
  }

  private static func isConsonant(_ point: UInt32) -> Bool { (0x3131...0x314E).contains(point) }
}
