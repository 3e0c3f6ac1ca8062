package import Base

/// A cell to be written.
package enum WrittenCell: Sendable, Equatable, ExpressibleByStringLiteral {
  /// Nothing.
  case empty
  /// Text that a person or a broker wrote; it is guarded against being run as a formula.
  case text(String)
  /// Text that the program made and that is safe as it is: days, codes of kinds, headers.
  case plain(String)
  /// A figure in canonical form.
  case amount(Amount)

  /// Literals are the program's own.
  package init(stringLiteral value: String) { self = .plain(value) }

  /// A text, or an empty cell.
  package static func text(_ text: String?) -> WrittenCell { text.map { .text($0) } ?? .empty }

  /// A figure, or an empty cell.
  package static func amount(_ amount: Amount?) -> WrittenCell { amount.map { .amount($0) } ?? .empty }

  /// The text as it is put into the file, before quoting.
  var content: String {
    switch self {
    case .empty: ""
    case .text(let text): CellGuard.guarded(text)
    case .plain(let text): text
    case .amount(let amount): amount.text
    }
  }
}
