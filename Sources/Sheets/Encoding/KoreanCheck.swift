/// Looks at bytes as CP949, to tell it from the Western code page that accepts nearly anything.
enum KoreanCheck {
  /// The double bytes of the old standard, those that CP949 added, and bytes that form none.
  struct Score: Equatable {
    var standard = 0
    var added = 0
    var bad = 0

    /// Whether these bytes are likely Korean: whole pairs, most of them in the part where Korean text lives.
    var isLikely: Bool {
      let good = standard + added
      return standard > 0 && standard >= added && bad * 4 <= good
    }
  }

  static func score(_ bytes: UnsafeBufferPointer<UInt8>) -> Score {
    var score = Score()
    var place = 0
    while place < bytes.count {
      place = UTF8Check.endOfASCII(bytes, from: place)
      guard place < bytes.count else { break }
      let lead = bytes[place]
      let trail = place + 1 < bytes.count ? bytes[place + 1] : 0
      if lead >= 0xA1, lead <= 0xFD, trail >= 0xA1, trail <= 0xFE {
        score.standard += 1
        place += 2
      } else if isAdded(lead, trail) {
        score.added += 1
        place += 2
      } else {
        score.bad += 1
        place += 1
      }
    }
    return score
  }

  private static func isAdded(_ lead: UInt8, _ trail: UInt8) -> Bool {
    guard lead >= 0x81, lead <= 0xC6 else { return false }
    return (trail >= 0x41 && trail <= 0x5A) || (trail >= 0x61 && trail <= 0x7A) || (trail >= 0x81 && trail <= 0xFE)
  }
}
