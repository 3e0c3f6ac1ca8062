package import Base

/// Something that was changed and kept.
package struct Change: Hashable, Sendable {
  /// Whose it is; nil concerns everybody.
  package let owner: ID?
  /// What it is, as a path such as `trades/2026-04`; ``everything`` where it is not known.
  package let topic: String

  /// The topic of a change by another process, which does not say what it changed.
  package static let everything = "*"

  /// Beyond this many topics at once, detail is given up.
  package static let limit = 64

  package init(owner: ID?, topic: String) {
    self.owner = owner
    self.topic = topic
  }
}
