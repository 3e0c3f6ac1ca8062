/// Header fields in the order in which they came or will go; names compare without regard to case.
///
/// A value that holds CR, LF or NUL is never taken in, so that no text from outside can begin a header or a body
/// of its own.
package struct Headers: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// One line of a header.
  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// All fields, names in lower case.
  package private(set) var fields: [Field] = []

  /// No header at all.
  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// The first value under a name; setting replaces all values of that name, nil removes them.
  package subscript(name: String) -> String? {
    get { fields.first { Headers.same($0.name, name) }?.value }
    set {
      fields.removeAll { Headers.same($0.name, name) }
      if let newValue { add(name, newValue) }
    }
  }

  /// Every value under a name.
  package func all(_ name: String) -> [String] {
    fields.compactMap { Headers.same($0.name, name) ? $0.value : nil }
  }

  /// Whether a name occurs.
  package func contains(_ name: String) -> Bool {
    fields.contains { Headers.same($0.name, name) }
  }

  /// Adds a line beside those that are there, and says whether it could be taken in.
  @discardableResult
  package mutating func add(_ name: String, _ value: String) -> Bool {
    guard Headers.isName(name), Headers.isValue(value) else { return false }
    fields.append(Field(name: name.lowercased(), value: value))
    return true
  }

  /// Sets a value unless the name is there already.
  package mutating func setDefault(_ name: String, _ value: String) {
    if !contains(name) { add(name, value) }
  }

  /// Adds a token to a list such as `vary`, once.
  package mutating func append(token: String, to name: String) {
    guard let present = self[name] else { return self[name] = token }
    let known = present.split(separator: ",").contains { Headers.same(String($0.trimmingSpaces), token) }
    if !known { self[name] = present + ", " + token }
  }

  /// Takes over a line that the server's parser has already cut at its ends.
  mutating func addReceived(name: String, value: String) {
    fields.append(Field(name: name, value: value))
  }

  mutating func reserve(_ count: Int) { fields.reserveCapacity(count) }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: ":") }
  }

  private static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 != 0x0d && $0 != 0x0a && $0 != 0 }
  }

  /// Compares without regard to ASCII case.
  static func same(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    return zip(a.utf8, b.utf8).allSatisfy { $0 == $1 || $0.asciiLowercased == $1.asciiLowercased }
  }
}
