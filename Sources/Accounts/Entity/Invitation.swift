package import Base

/// A link that works once: to join the house, or, where it names a person, to give them a new password.
package struct Invitation: Equatable, Sendable {
  package let id: ID
  /// The role of who joins.
  package let role: Person.Role
  /// Whose password is set; nil where somebody joins.
  package let person: ID?
  /// Who made it; nil for the command line.
  package let madeBy: ID?
  package let madeAt: Instant
  package let expiresAt: Instant
  package let usedAt: Instant?
}
