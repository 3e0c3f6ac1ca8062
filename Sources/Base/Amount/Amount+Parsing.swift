extension Amount {
  /// Reads the one canonical spelling: `-12.5`, `0`; not `1.50`, `+1`, `-0`, `.5` or `1e3`.
  package init(canonical text: some StringProtocol) throws(AmountError) {
    let scan =
      text.utf8.withContiguousStorageIfAvailable(Self.scan) ?? Array(text.utf8).withUnsafeBufferPointer(Self.scan)
    switch scan {
    case .units(let units): self.init(units: units)
    case .overflow: throw .overflow
    case .notCanonical: throw .notCanonical(String(text.prefix(64)))
    }
  }

  /// Reads the canonical spelling from UTF-8 without making a string.
  package init(canonicalUTF8 bytes: some RandomAccessCollection<UInt8>) throws(AmountError) {
    let scan = bytes.withContiguousStorageIfAvailable(Self.scan) ?? Array(bytes).withUnsafeBufferPointer(Self.scan)
    switch scan {
    case .units(let units): self.init(units: units)
    case .overflow: throw .overflow
    case .notCanonical: throw .notCanonical(String(decoding: bytes.prefix(64), as: UTF8.self))
    }
  }

  private enum Scan {
    case units(Int128)
    case overflow
    case notCanonical
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Scan {
    var index = 0
    let negative = bytes.first == UInt8(ascii: "-")
    if negative { index += 1 }

    // Twenty-one digits fit in 128 bits with room; more than that overflows in any case.
    let wholeStart = index
    var whole: UInt128 = 0
    while index < bytes.count, let digit = decimalDigit(bytes[index]) {
      if index - wholeStart < 21 { whole = whole &* 10 &+ UInt128(digit) }
      index += 1
    }
    let wholeDigits = index - wholeStart
    guard wholeDigits > 0 else { return .notCanonical }
    if wholeDigits > 1, bytes[wholeStart] == UInt8(ascii: "0") { return .notCanonical }

    var fraction: UInt64 = 0
    if index < bytes.count {
      guard bytes[index] == UInt8(ascii: ".") else { return .notCanonical }
      index += 1
      let fractionStart = index
      while index < bytes.count, index - fractionStart < fractionDigits, let digit = decimalDigit(bytes[index]) {
        fraction = fraction &* 10 &+ UInt64(digit)
        index += 1
      }
      let count = index - fractionStart
      guard index == bytes.count, count > 0, bytes[index - 1] != UInt8(ascii: "0") else { return .notCanonical }
      fraction = fraction &* tens[fractionDigits - count]
    }

    guard wholeDigits <= 21 else { return .overflow }
    let (scaled, tooLarge) = whole.multipliedReportingOverflow(by: UInt128(scale))
    let (magnitude, carried) = scaled.addingReportingOverflow(UInt128(fraction))
    if tooLarge || carried { return .overflow }
    if negative, magnitude == 0 { return .notCanonical }
    guard let units = try? Wide.signed(magnitude, negative: negative) else { return .overflow }
    return .units(units)
  }

  private static let tens: [UInt64] = Wide.powersOfTen[0...18].map { UInt64($0) }
}

/// The value of an ASCII digit.
@inline(__always)
func decimalDigit(_ byte: UInt8) -> UInt8? {
  let digit = byte &- UInt8(ascii: "0")
  return digit < 10 ? digit : nil
}
