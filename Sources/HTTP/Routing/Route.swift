/// A function that answers a request.
package typealias Handler = @Sendable (Request) throws -> Response

/// An address of the house: method, pattern and who answers.
///
/// Patterns are made of literal segments and of names in braces: `/day/{day}`. A name with three dots takes all that
/// is left: `/assets/{name...}`. Where a literal and a name both fit, the literal wins.
package struct Route: Sendable {
  /// What an address is for: it decides how errors look and whether a browser is sent to another host name.
  package enum Kind: Sendable {
    /// Something that a person looks at or sends.
    case page
    /// A part of a page, which a script asks for.
    case part
    /// JSON for programs.
    case api
    /// A file of the visitor's own, which a browser saves.
    case download
    /// Bytes that are the same for everybody: assets, pictures.
    case file
    /// A stream of events.
    case events
    /// For those who watch over the server.
    case health
  }

  /// Whom an address is for, once people sign in.
  package enum Access: Sendable {
    /// Those who are signed in, while their screen is open.
    case people
    /// Guests too.
    case guests
    /// Everybody, also while the screen is locked.
    case always
  }

  package let method: Method
  package let pattern: String
  package let kind: Kind
  package let access: Access
  /// Addresses that fit the pattern and exist in the sample books, for tests that walk all pages.
  package let samples: [String]
  package let limits: BodyLimits
  package let handler: Handler

  /// An address with its handler.
  ///
  /// A pattern without names is its own sample.
  package init(
    _ method: Method, _ pattern: String, kind: Kind = .page, access: Access = .people, samples: [String] = [],
    limits: BodyLimits = .standard, handler: @escaping Handler
  ) {
    self.method = method
    self.pattern = pattern
    self.kind = kind
    self.access = access
    self.samples = samples.isEmpty && !pattern.contains("{") ? [pattern] : samples
    self.limits = limits
    self.handler = handler
  }
}
