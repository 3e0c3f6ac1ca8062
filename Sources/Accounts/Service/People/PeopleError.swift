package import Vault

/// Why something about a person cannot be as asked.
package enum PeopleError: Error, Equatable, Sendable {
  /// A name has no letters, or is longer than ``PeopleService/longestName``.
  case name
  /// Somebody else is called so.
  case nameTaken
  /// The new password will not do.
  case password(PasswordComplaint)
  /// The present password is another.
  case wrongPassword
  /// Without this owner nobody could invite, or help who has forgotten their password.
  case lastOwner
  /// From the second person on everybody must sign in: first an owner needs a way to.
  case ownerCannotSignIn
  /// Without this passkey the person could not sign in any more.
  case lastProof
  /// There is nobody, or nothing, of that id.
  case notFound
}
