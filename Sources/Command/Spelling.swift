/// Guesses what was meant by a word that is not known.
enum Spelling {
  /// The known word that is at most two slips away, nil when none is or the written word is too short to tell.
  static func nearest(to written: String, among known: [String]) -> String? {
    let ranked = known.map { (word: $0, slips: slips(written, $0)) }.min { $0.slips < $1.slips }
    guard let ranked, ranked.slips <= 2, ranked.slips * 2 < written.count else { return nil }
    return ranked.word
  }

  /// The letters to add, drop or change between two words.
  static func slips(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for place in second.indices {
        let change = corner + (letter == second[place] ? 0 : 1)
        corner = row[place + 1]
        row[place + 1] = min(change, corner + 1, row[place] + 1)
      }
    }
    return row[second.count]
  }
}
