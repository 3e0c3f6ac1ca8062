/// A part of pages that is made in one place: a value that says which HTML it stands for.
package protocol Component: Sendable {
  /// The fragment that the component stands for.
  var html: HTML { get }
}

extension HTMLBuilder {
  /// A component stands for its fragment.
  package static func buildExpression(_ part: some Component) -> HTML { part.html }

  /// A component that may be missing.
  package static func buildExpression(_ part: (some Component)?) -> HTML { part?.html ?? HTML() }

  /// Components in their order.
  package static func buildExpression(_ parts: [some Component]) -> HTML { HTML(parts.map(\.html)) }
}
