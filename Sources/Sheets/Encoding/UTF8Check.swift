/// Looks at bytes as UTF-8.
enum UTF8Check {
  /// The valid sequences of several bytes and the bytes that belong to none.
  struct Score: Equatable {
    var good = 0
    var bad = 0
  }

  /// The length of the valid sequence at the place, 0 when the bytes there are none.
  @inline(__always)
  static func length(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let first = bytes[place]
    if first < 0x80 { return 1 }
    if first < 0xC2 || first > 0xF4 { return 0 }
    let left = bytes.count - place
    guard left >= 2 else { return 0 }
    let second = bytes[place + 1]
    if first < 0xE0 { return second & 0xC0 == 0x80 ? 2 : 0 }
    guard left >= 3, bytes[place + 2] & 0xC0 == 0x80 else { return 0 }
    if first < 0xF0 {
      let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = first == 0xED ? 0x9F : 0xBF
      return second >= low && second <= high ? 3 : 0
    }
    guard left >= 4, bytes[place + 3] & 0xC0 == 0x80 else { return 0 }
    let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
    return second >= low && second <= high ? 4 : 0
  }

  /// Counts valid and invalid sequences; a file in ASCII has neither.
  static func score(_ bytes: UnsafeBufferPointer<UInt8>) -> Score {
    var score = Score()
    var place = 0
    while place < bytes.count {
      place = endOfASCII(bytes, from: place)
      guard place < bytes.count else { break }
      let length = length(bytes, at: place)
      if length == 0 {
        score.bad += 1
        place += 1
      } else {
        score.good += 1
        place += length
      }
    }
    return score
  }

  /// The first place at or after another whose byte is not ASCII.
  @inline(__always)
  static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var place = start
    while place + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      place += 8
    }
    while place < bytes.count, base[place] < 0x80 { place += 1 }
    return place
  }
}
