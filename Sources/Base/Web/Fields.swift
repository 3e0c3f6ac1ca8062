/// Names and values of a query or a form, in the order in which they came.
package struct Fields: Equatable, Sendable {
  /// One name and its value.
  package struct Pair: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  package private(set) var pairs: [Pair] = []

  /// No field at all.
  package init() {}

  /// Fields given by hand, for links and tests.
  package init(_ pairs: [(String, String)]) {
    self.pairs = pairs.map { Pair(name: $0.0, value: $0.1) }
  }

  /// The first value under a name.
  package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// Every value under a name: of check boxes, of a list's filters.
  package func all(_ name: String) -> [String] { pairs.compactMap { $0.name == name ? $0.value : nil } }

  /// Whether a name occurs.
  package func contains(_ name: String) -> Bool { pairs.contains { $0.name == name } }

  /// A whole number under a name; nil when there is none or it is no number.
  package func int(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  package var isEmpty: Bool { pairs.isEmpty }

  /// Adds one more pair.
  package mutating func add(_ name: String, _ value: String) { pairs.append(Pair(name: name, value: value)) }

  /// The text that a browser would send for these fields.
  package var encoded: String {
    pairs.map { PercentCoding.encode($0.name) + "=" + PercentCoding.encode($0.value) }.joined(separator: "&")
  }
}
