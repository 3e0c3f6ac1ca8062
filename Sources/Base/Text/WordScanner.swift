/// Goes through normalised text and hands out its words and its single characters.
struct WordScanner: Sequence, IteratorProtocol {
  /// A word, or one character of a run in which words are not told apart.
  enum Unit {
    case word(ArraySlice<UInt32>)
    /// `joined` says whether another single character stands directly before it.
    case single(UInt32, joined: Bool)
  }

  private let points: [UInt32]
  private var index = 0
  private var joined = false
  private let bridgesBlanks: Bool

  /// Scans code points; `bridgesBlanks` joins single characters also across blanks, as in names written either way.
  init(_ normalised: [UInt32], bridgesBlanks: Bool = false) {
    points = normalised
    self.bridgesBlanks = bridgesBlanks
  }

  mutating func next() -> Unit? {
    while index < points.count {
      let start = index
      index += 1
      switch WordPart(points[start]) {
      case .blank: joined = joined && bridgesBlanks
      case .between: joined = false
      case .single:
        defer { joined = true }
        return .single(points[start], joined: joined)
      case .word:
        while index < points.count, WordPart(points[index]) == .word { index += 1 }
        joined = false
        return .word(points[start..<index])
      }
    }
    return nil
  }
}
