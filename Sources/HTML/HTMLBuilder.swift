/// Collects what stands between the braces of an element: strings, fragments, `if`, `switch` and `for`.
@resultBuilder
package enum HTMLBuilder {
  /// A string is text and is escaped.
  package static func buildExpression(_ text: String) -> HTML { .text(text) }

  /// A fragment stands as it is.
  package static func buildExpression(_ part: HTML) -> HTML { part }

  /// A fragment that may be missing.
  package static func buildExpression(_ part: HTML?) -> HTML { part ?? HTML() }

  /// Fragments in their order.
  package static func buildExpression(_ parts: [HTML]) -> HTML { HTML(parts) }

  /// All lines between the braces.
  package static func buildBlock(_ parts: HTML...) -> HTML { parts.count == 1 ? parts[0] : HTML(parts) }

  /// An `if` without `else`.
  package static func buildOptional(_ part: HTML?) -> HTML { part ?? HTML() }

  /// The first branch.
  package static func buildEither(first part: HTML) -> HTML { part }

  /// The second branch.
  package static func buildEither(second part: HTML) -> HTML { part }

  /// A `for` loop.
  package static func buildArray(_ parts: [HTML]) -> HTML { HTML(parts) }

  /// A part that is available only on some systems.
  package static func buildLimitedAvailability(_ part: HTML) -> HTML { part }
}
