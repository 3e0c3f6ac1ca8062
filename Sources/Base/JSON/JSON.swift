/// A JSON value whose numbers stay the text they were, so that none passes through binary floating point.
package enum JSON: Equatable, Sendable {
  /// The absent value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number as JSON writes it, such as `-12.5` or `1e3`.
  case number(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in order.
  case object([Member])

  /// A named value of an object.
  package struct Member: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSON

    /// Makes a member of an object.
    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// A whole number.
  package static func number(_ value: Int) -> JSON { .number(String(value)) }

  /// The text, or the absent value.
  package static func string(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
}

extension JSON {
  /// The value of this name, if this is an object that has it.
  package subscript(name: String) -> JSON? { members?.first { $0.name == name }?.value }

  /// The value at this place, if this is an array that is so long.
  package subscript(index: Int) -> JSON? {
    guard let items, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// The text of a string.
  package var text: String? { if case .string(let value) = self { value } else { nil } }

  /// The digits of a number.
  package var numberText: String? { if case .number(let value) = self { value } else { nil } }

  /// A number that is whole, fits and is written without fraction or exponent.
  package var int: Int? { numberText.flatMap { Int($0) } }

  /// A truth value.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The values of an array.
  package var items: [JSON]? { if case .array(let values) = self { values } else { nil } }

  /// The members of an object.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// Says whether this is the absent value.
  package var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// A whole number.
  package init(integerLiteral value: Int) { self = .number(value) }

  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// The absent value.
  package init(nilLiteral: ()) { self = .null }

  /// An array.
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// An object with members in the order written.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
