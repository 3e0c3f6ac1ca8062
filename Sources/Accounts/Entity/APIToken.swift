package import Base

/// A token by which a program acts for a person.
package struct APIToken: Equatable, Sendable {
  /// What a program may do.
  package enum Scope: String, Sendable, CaseIterable { case read, write }

  package let id: ID
  package let person: ID
  /// What the person calls it.
  package let name: String
  package let scopes: Set<Scope>
  package let createdAt: Instant
  /// When it was used last, to the minute.
  package let usedAt: Instant?
  package let expiresAt: Instant?
}
