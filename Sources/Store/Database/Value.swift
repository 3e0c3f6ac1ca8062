package import Base

/// A value as a statement binds it: what both engines can hold, and nothing else.
///
/// Amounts and days are canonical text, instants are microseconds, ids are sixteen bytes.
package enum Value: Equatable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])
  /// Sixteen bytes, apart from `blob` so that binding one allocates nothing.
  case uuid(ID)
}

extension Value {
  /// A whole number, or null.
  package static func int(_ value: Int?) -> Value {
    value.map { .integer(Int64($0)) } ?? .null
  }

  /// One or zero, or null.
  package static func bool(_ value: Bool?) -> Value {
    value.map { .integer($0 ? 1 : 0) } ?? .null
  }

  /// Text, or null.
  package static func string(_ value: String?) -> Value {
    value.map(Value.text) ?? .null
  }

  /// Bytes, or null.
  package static func bytes(_ value: [UInt8]?) -> Value {
    value.map(Value.blob) ?? .null
  }

  /// An amount as its canonical text, or null.
  package static func amount(_ value: Amount?) -> Value {
    value.map { .text($0.text) } ?? .null
  }

  /// A day as its ISO text, or null.
  package static func day(_ value: CivilDay?) -> Value {
    value.map { .text($0.iso) } ?? .null
  }

  /// An instant as microseconds since 1970, or null.
  package static func instant(_ value: Instant?) -> Value {
    value.map { .integer($0.microseconds) } ?? .null
  }

  /// An id, or null.
  package static func id(_ value: ID?) -> Value {
    value.map(Value.uuid) ?? .null
  }

  /// A JSON value as compact text, or null.
  package static func json(_ value: JSON?) -> Value {
    value.map { .text(String(decoding: $0.write(pretty: false), as: UTF8.self)) } ?? .null
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(nilLiteral: ()) { self = .null }
}
