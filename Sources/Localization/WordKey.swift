/// The name of a text in the catalogue: `"trades.form.save"`.
///
/// Keys are written as literals where they are used, so that a test can hold them against the catalogue.
package struct WordKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The key as written.
  package let name: String

  package init(stringLiteral value: String) { name = value }

  /// The key as written.
  package var description: String { name }
}
