/// The name of a stored thing: a UUID of version 7, so that names in order are things in order of making.
package struct ID: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  /// Nobody's: nothing is ever named so.
  package static let nobody = ID(high: 0, low: 0)

  /// Takes the first eight bytes and the last eight, each as a number.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the form with 8-4-4-4-12 hexadecimal digits, in either case.
  package init(text: some StringProtocol) throws(IDError) {
    let halves =
      text.utf8.withContiguousStorageIfAvailable(Self.parse) ?? Array(text.utf8).withUnsafeBufferPointer(Self.parse)
    guard let halves else { throw .malformed(String(text.prefix(48))) }
    (high, low) = halves
  }

  private static func parse(_ text: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
    guard text.count == 36 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    for (index, byte) in text.enumerated() {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let value = hexValue(byte) else { return nil }
        // The first half ends in front of the third dash.
        if index < 18 { halves.0 = halves.0 << 4 | UInt64(value) } else { halves.1 = halves.1 << 4 | UInt64(value) }
      }
    }
    return halves
  }

  /// Takes the sixteen bytes.
  package init(bytes: some Collection<UInt8>) throws(IDError) {
    guard bytes.count == 16 else { throw .malformed(hexText(bytes.prefix(24))) }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The form with 8-4-4-4-12 lower-case hexadecimal digits.
  package var text: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { buffer in
      var index = 0
      for digit in 0..<32 {
        if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
          buffer[index] = UInt8(ascii: "-")
          index += 1
        }
        let half = digit < 16 ? high : low
        buffer[index] = hexDigit(UInt8(truncatingIfNeeded: half >> (4 * (15 - UInt64(digit & 15)))))
        index += 1
      }
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  /// Lends the sixteen bytes, the most significant one first, without allocating.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian), body)
  }

  /// The sixteen bytes, the most significant one first.
  package var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
  }
}

/// A text or bytes that are no id.
package enum IDError: Error, Equatable, Sendable {
  /// What was found instead, shortened.
  case malformed(String)
}

extension ID: Comparable {
  /// Orders ids by their bytes, which is the order of making.
  package static func < (left: ID, right: ID) -> Bool { (left.high, left.low) < (right.high, right.low) }
}

extension ID: CustomStringConvertible {
  /// The form with 8-4-4-4-12 lower-case hexadecimal digits.
  package var description: String { text }
}
