extension Amount {
  /// The one canonical spelling, without a plus sign, superfluous zeros or an exponent.
  package var text: String {
    withDigits { String(decoding: $0, as: UTF8.self) }
  }

  /// Appends the canonical spelling to a byte buffer.
  package func write(into bytes: inout [UInt8]) {
    withDigits { bytes.append(contentsOf: $0) }
  }

  /// Text of fixed width whose byte order is the order of the amounts.
  package var sortKey: String {
    // Moving the range up by 2¹²⁷ puts the negative ones first.
    let key = UInt128(bitPattern: units) ^ (1 << 127)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
      for index in 0..<32 {
        buffer[index] = hexDigit(UInt8(truncatingIfNeeded: key >> (4 * (31 - UInt128(index)))))
      }
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  private func withDigits<Result>(_ body: (Slice<UnsafeMutableBufferPointer<UInt8>>) -> Result) -> Result {
    // A sign, 21 whole digits, a point and 18 fraction digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 41) { buffer in
      let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: UInt128(Self.scale))
      var end = buffer.count
      var start = end - Self.fractionDigits
      if fraction == 0 {
        end = start
      } else {
        var rest = UInt64(truncatingIfNeeded: fraction)
        var index = end
        while index > start {
          index -= 1
          buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        while buffer[end - 1] == UInt8(ascii: "0") { end -= 1 }
        start -= 1
        buffer[start] = UInt8(ascii: ".")
      }
      var rest = whole
      repeat {
        start -= 1
        if let small = UInt64(exactly: rest) {
          buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: small % 10)
          rest = UInt128(small / 10)
        } else {
          buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
      } while rest != 0
      if isNegative {
        start -= 1
        buffer[start] = UInt8(ascii: "-")
      }
      return body(buffer[start..<end])
    }
  }
}

extension Amount: CustomStringConvertible {
  /// The canonical spelling.
  package var description: String { text }
}
