/// Goes through normalised text and hands out its words and its single characters.
struct WordScanner: Sequence, IteratorProtocol {
  /// A word, or one character of a run in which words are not told apart.
  enum Unit: Equatable {
    case word(Substring)
    /// `joined` says whether another single character stands directly before it.
    case single(Unicode.Scalar, joined: Bool)
  }

  private let text: String
  private var index: String.Index
  private var joined = false
  private let bridgesBlanks: Bool

  /// Scans text; `bridgesBlanks` joins single characters also across blanks, as in names written either way.
  init(_ normalised: String, bridgesBlanks: Bool = false) {
    text = normalised
    index = normalised.startIndex
    self.bridgesBlanks = bridgesBlanks
  }

  mutating func next() -> Unit? {
    let scalars = text.unicodeScalars
    while index < scalars.endIndex {
      let scalar = scalars[index]
      switch WordPart(scalar) {
      case .between:
        if !bridgesBlanks || !scalar.properties.isWhitespace { joined = false }
        scalars.formIndex(after: &index)
      case .single:
        scalars.formIndex(after: &index)
        defer { joined = true }
        return .single(scalar, joined: joined)
      case .word:
        let start = index
        while index < scalars.endIndex, case .word = WordPart(scalars[index]) { scalars.formIndex(after: &index) }
        joined = false
        return .word(text[start..<index])
      }
    }
    return nil
  }
}
