/// The kinds of trade records as words of the file formats; the raw values are those of the JSON.
package enum KindWord: String, Sendable, CaseIterable {
  case buy, sell, memo, dividend, interest, fee, tax, deposit, withdraw
  case transferIn = "transfer_in"
  case transferOut = "transfer_out"
  case exchange, split, bonus, reward, expire

  /// The kind that a cell names; nil when it names none or says that nothing happened.
  ///
  /// It takes some microseconds; whoever reads a column keeps the answers in a `ColumnMemory`.
  package init?(_ text: String) {
    if let kind = KindWords.whole[HeaderText.normalised(text)] {
      self = kind
      return
    }
    let cell = KindText(text)
    if KindWords.cancelled.contains(where: cell.has) { return nil }
    guard let kind = KindWords.parts.first(where: { $0.words.contains(where: cell.has) })?.kind else { return nil }
    self = kind
  }
}

/// A cell in which words are looked for: Latin ones as whole words, others anywhere.
private struct KindText {
  private let signs: [UInt8]
  private let words: Set<String>

  init(_ text: String) {
    let text = String(String.UnicodeScalarView(NumberSigns.folded(text))).lowercased()
    signs = text.utf8.filter { $0 != 0x20 }
    words = Set(text.split { !$0.isLetter }.map(String.init))
  }

  func has(_ word: String) -> Bool {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return words.contains(word) }
    let bytes = word.utf8.filter { $0 != 0x20 }
    guard signs.count >= bytes.count else { return false }
    return (0...(signs.count - bytes.count)).contains { signs[$0...].starts(with: bytes) }
  }
}
