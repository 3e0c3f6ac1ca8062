package import Base

/// Somebody whose books these are.
package struct Person: Equatable, Sendable {
  /// What somebody may do in the house.
  package enum Role: String, Sendable { case owner, member }

  package let id: ID
  package let name: String
  package let role: Role
}
