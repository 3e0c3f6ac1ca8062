/// Why bytes are no JSON, and where.
package struct JSONError: Error, Equatable, Sendable {
  /// What was wrong.
  package enum Reason: Equatable, Sendable {
    /// The text ends within a value.
    case ended
    /// Something else belongs here.
    case unexpected
    /// Not a number as JSON writes it.
    case badNumber
    /// A backslash before something that JSON does not know, or half of a surrogate pair.
    case badEscape
    /// A control character within a string.
    case controlCharacter
    /// Bytes that are not UTF-8.
    case notUTF8
    /// An object names a member twice.
    case duplicateName
    /// More text behind the value.
    case trailing
    /// Nested more deeply than allowed.
    case tooDeep
    /// Longer than allowed.
    case tooLarge
  }

  /// What was wrong.
  package let reason: Reason
  /// The byte at which it was, from 0.
  package let offset: Int
  /// The line in which it was, from 1.
  package let line: Int
  /// The byte within that line, from 1.
  package let column: Int

  init(_ reason: Reason, at offset: Int, of bytes: some Sequence<UInt8>) {
    self.reason = reason
    self.offset = offset
    var (line, column) = (1, 1)
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    (self.line, self.column) = (line, column)
  }
}

/// How much of JSON a reader takes in.
package struct JSONLimits: Sendable {
  /// Levels of arrays and objects within each other.
  package var depth: Int
  /// Length in bytes.
  package var bytes: Int

  /// Sets both limits.
  package init(depth: Int = 64, bytes: Int = 8 << 20) {
    self.depth = depth
    self.bytes = bytes
  }
}
