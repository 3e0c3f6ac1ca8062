package import HTTP

/// A page's route: the method, the pattern, how to answer, and how tests reach it.
package struct Screen: Sendable {
  package typealias Handler = @Sendable (Request, Visitor) throws -> Answer

  package let method: Method
  /// A path with typed places: `/trades/{id}`.
  package let pattern: String
  /// Paths that tests open, with names from `Book.samples` in braces; a GET without one fails a test.
  package let samples: [String]
  /// Whether it answers with a page to look at, a part of one for a script, or a file to save.
  package let kind: Route.Kind
  /// Whom it is for, once people sign in.
  package let access: Route.Access
  /// How much a form may bring.
  package let limits: BodyLimits
  /// A text that changes whenever the page would, for pages that the house may keep; nil keeps nothing.
  ///
  /// It need not mention the address, the person or their settings.
  package let version: (@Sendable (Request, Visitor) throws -> String)?
  package let handler: Handler

  package init(
    _ method: Method, _ pattern: String, samples: [String] = [], kind: Route.Kind = .page,
    access: Route.Access = .people, limits: BodyLimits = .standard,
    version: (@Sendable (Request, Visitor) throws -> String)? = nil, _ handler: @escaping Handler
  ) {
    self.kind = kind
    self.access = access
    self.limits = limits
    self.version = version
    self.method = method
    self.pattern = pattern
    self.samples = samples
    self.handler = handler
  }
}
