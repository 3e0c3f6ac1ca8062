import Base

/// Reads `name=value&…` as browsers write it.
enum URLEncodedDecoder {
  /// Decodes all pairs.
  ///
  /// A broken escape, bytes that are no UTF-8 and a NUL are refused rather than guessed at: no browser sends them, and
  /// a guess would store another text than was meant.
  static func decode(
    _ bytes: some Collection<UInt8>, maximumCount: Int, maximumField: Int
  ) throws(FormFailure) -> Fields {
    var fields = Fields()
    var rest = bytes[...]
    var count = 0
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
      let pair = rest[..<end]
      rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
      if pair.isEmpty { continue }
      count += 1
      if count > maximumCount { throw .tooMany }
      if pair.count > maximumField { throw .fieldTooLarge }
      let equals = pair.firstIndex(of: UInt8(ascii: "="))
      let value = equals.map { pair[pair.index(after: $0)...] } ?? pair[pair.endIndex...]
      guard let name = PercentCoding.decode(pair[..<(equals ?? pair.endIndex)], plusIsSpace: true),
        let text = PercentCoding.decode(value, plusIsSpace: true)
      else { throw .unreadable }
      fields.add(name, text)
    }
    return fields
  }
}
