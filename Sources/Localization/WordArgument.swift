package import Base

/// What is put into a text's placeholder.
package enum WordArgument: Hashable, Sendable {
  /// A text as it is, for `%@`.
  case text(String)
  /// A number of things, for `%lld`; it chooses the plural form.
  case count(Int)
  /// An exact figure, written as the language writes figures, for `%@`.
  case amount(Amount)
}
