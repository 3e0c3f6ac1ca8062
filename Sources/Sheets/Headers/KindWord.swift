/// The kinds of trade records as words of the file formats; the raw values are those of the JSON.
package enum KindWord: String, Sendable, CaseIterable {
  case buy, sell, memo, dividend, interest, fee, tax, deposit, withdraw
  case transferIn = "transfer_in"
  case transferOut = "transfer_out"
  case exchange, split, bonus, reward, expire

  /// The kind that a cell names; nil when it names none or says that nothing happened.
  package init?(_ text: String) {
    let name = HeaderText.normalised(text)
    if let kind = KindWords.whole[name] {
      self = kind
      return
    }
    let words = Self.words(text)
    if KindWords.cancelled.contains(where: { name.contains($0) || words.contains($0) }) { return nil }
    for (kind, parts) in KindWords.parts {
      for part in parts where part.utf8.first.map({ $0 < 0x80 }) == true ? words.contains(part) : name.contains(part) {
        self = kind
        return
      }
    }
    return nil
  }

  /// The Latin words of a text, small.
  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map(String.init))
  }
}
