/// Reads and writes the fixed-width numbers of ISO 8601.
struct ISOText {
  /// The text, and behind it a byte that nothing here contains; what is longer is none of these forms.
  private var bytes = InlineArray<48, UInt8>(repeating: 0)
  private var count = 0
  private var index = 0

  init(_ text: some StringProtocol) {
    if text.utf8.withContiguousStorageIfAvailable({ take($0) }) == nil {
      Array(text.utf8).withUnsafeBufferPointer { take($0) }
    }
  }

  private mutating func take(_ text: UnsafeBufferPointer<UInt8>) {
    count = min(text.count, bytes.count - 1)
    for place in 0..<count { bytes[place] = text[place] }
  }

  /// Says whether everything was read.
  var isAtEnd: Bool { index == count && count < bytes.count - 1 }

  /// The byte that comes next.
  var next: UInt8? { index < count ? bytes[index] : nil }

  /// Reads exactly so many digits.
  mutating func number(_ digits: Int) -> Int? {
    guard count - index >= digits else { return nil }
    var value = 0
    for _ in 0..<digits {
      guard let digit = decimalDigit(bytes[index]) else { return nil }
      value = value * 10 + Int(digit)
      index += 1
    }
    return value
  }

  /// Reads this one character, if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    index += 1
    return true
  }

  /// Reads `YYYY-MM-DD`.
  mutating func day() -> CivilDay? {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2) else { return nil }
    return CivilDay(year: year, month: month, day: day)
  }

  /// Reads `HH:MM` or `HH:MM:SS`.
  mutating func time() -> CivilTime? {
    guard let hour = number(2), skip(":"), let minute = number(2) else { return nil }
    guard skip(":") else { return CivilTime(hour: hour, minute: minute) }
    guard let second = number(2) else { return nil }
    return CivilTime(hour: hour, minute: minute, second: second)
  }

  /// Reads one to nine digits behind a point as microseconds; finer ones are dropped.
  mutating func fraction() -> Int? {
    var value = 0
    var digits = 0
    while digits < 9, let next, let digit = decimalDigit(next) {
      if digits < 6 { value = value * 10 + Int(digit) }
      digits += 1
      index += 1
    }
    guard digits > 0 else { return nil }
    for _ in min(digits, 6)..<6 { value *= 10 }
    return value
  }

  /// Reads `Z` or an offset such as `+09:00`, as seconds east of Greenwich.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let west = next == UInt8(ascii: "-")
    guard skip(west ? "-" : "+"), let hours = number(2), skip(":"), let minutes = number(2) else { return nil }
    guard hours < 24, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return west ? -seconds : seconds
  }

  /// Writes numbers of a fixed width, each followed by its separator.
  static func write(_ parts: (value: Int, digits: Int, separator: Unicode.Scalar?)...) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
      var end = 0
      for part in parts {
        var rest = part.value
        for index in stride(from: end + part.digits - 1, through: end, by: -1) {
          buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        end += part.digits
        if let separator = part.separator {
          buffer[end] = UInt8(truncatingIfNeeded: separator.value)
          end += 1
        }
      }
      return String(decoding: buffer[..<end], as: UTF8.self)
    }
  }
}
