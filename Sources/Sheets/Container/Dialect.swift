/// How a text separates its cells.
struct Dialect: Equatable {
  /// The byte between two cells.
  var delimiter: UInt8
  /// Bytes at the start that are a setting for spreadsheet programs (`sep=;`) and no row.
  var settingLength = 0

  static let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")]

  /// The dialect in which the first records fall into the most even columns.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Dialect {
    if let stated = stated(bytes) { return stated }
    let counts = counts(in: bytes)
    var best = (delimiter: candidates[0], score: 0)
    for (delimiter, perRecord) in zip(candidates, counts) {
      let score = score(perRecord)
      if score > best.score { best = (delimiter, score) }
    }
    return Dialect(delimiter: best.delimiter)
  }

  /// What a first line `sep=;` says.
  private static func stated(_ bytes: UnsafeBufferPointer<UInt8>) -> Dialect? {
    let word = Array("sep=".utf8)
    guard bytes.count >= 6, zip(bytes, word).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
    guard bytes[5] == 0x0A || bytes[5] == 0x0D else { return nil }
    let length = bytes[5] == 0x0D && bytes.count > 6 && bytes[6] == 0x0A ? 7 : 6
    return Dialect(delimiter: bytes[4], settingLength: length)
  }

  /// For each candidate, how often it stands in each of the first records, outside quotation marks.
  private static func counts(in bytes: UnsafeBufferPointer<UInt8>) -> [[Int]] {
    var counts: [[Int]] = candidates.map { _ in [] }
    var current = candidates.map { _ in 0 }
    var isQuoted = false
    var previous: UInt8 = 0x0A
    let sample = bytes.prefix(1 << 16)
    for byte in sample {
      if byte == UInt8(ascii: "\"") {
        // A mark within a cell is a letter; only at the start of one does it open.
        if isQuoted { isQuoted = false } else if isEdge(previous) { isQuoted = true }
      } else if !isQuoted {
        if byte == 0x0A || byte == 0x0D {
          for index in counts.indices where current.contains(where: { $0 > 0 }) { counts[index].append(current[index]) }
          for index in current.indices { current[index] = 0 }
          if counts[0].count >= 200 { return counts }
        } else if let index = candidates.firstIndex(of: byte) {
          current[index] += 1
        }
      }
      previous = byte
    }
    for index in counts.indices where current.contains(where: { $0 > 0 }) { counts[index].append(current[index]) }
    return counts
  }

  private static func isEdge(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "\"") || candidates.contains(byte)
  }

  /// Records that agree count most, then the number of columns.
  private static func score(_ perRecord: [Int]) -> Int {
    var frequency: [Int: Int] = [:]
    for count in perRecord where count > 0 { frequency[count, default: 0] += 1 }
    return frequency.map { count, records in records * 64 + min(count, 63) * max(records / 2, 1) }.max() ?? 0
  }
}
