package import Base

/// Somebody whose books these are.
package struct Person: Equatable, Sendable {
  /// What somebody may do in the house.
  package enum Role: String, Sendable, CaseIterable { case owner, member }

  package let id: ID
  /// What they are called on pages, and by what they sign in; empty until they have said it.
  package let name: String
  package let role: Role
  /// Whether they can sign in by a password.
  package let hasPassword: Bool
  /// When they were here last, to the minute.
  package let seenAt: Instant?
  /// Since when they cannot sign in any more.
  package let endedAt: Instant?

  package init(
    id: ID, name: String, role: Role, hasPassword: Bool = false, seenAt: Instant? = nil, endedAt: Instant? = nil
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.hasPassword = hasPassword
    self.seenAt = seenAt
    self.endedAt = endedAt
  }

  /// The form in which two names are the same.
  static func key(_ name: String) -> String { Text.normalised(Text.name(name)) }
}
