import CAssets

/// The passwords that guessers try first, looked up where they lie in the program.
enum CommonPasswords {
  /// Whether a text in lower case is one of them.
  static func contains(_ text: String) -> Bool {
    let wanted = text.utf8
    let lines = list
    var (low, high) = (0, lines.count)
    while low < high {
      // From the middle back to the start of its line, and on to its end.
      let middle = low + (high - low) / 2
      let start = lines[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = lines[middle..<high].firstIndex(of: newline) ?? high
      let line = lines[start..<end]
      if line.elementsEqual(wanted) { return true }
      if line.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
    }
    return false
  }

  private static let newline = UInt8(ascii: "\n")

  private static var list: UnsafeRawBufferPointer {
    var count = 0
    let start = nanal_common_passwords(&count)
    return UnsafeRawBufferPointer(start: start, count: count)
  }
}
