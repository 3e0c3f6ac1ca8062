package import Base

/// A passkey of a person, as it is kept and listed.
package struct KeptPasskey: Equatable, Sendable {
  package let id: ID
  package let person: ID
  /// What the person calls it.
  package let name: String
  package let createdAt: Instant
  package let usedAt: Instant?
  /// When an old counter came with it: it may have been copied.
  package let doubtedAt: Instant?
  /// The name that its authenticator gave it.
  let credential: [UInt8]
  let algorithm: Int
  let publicKey: [UInt8]
  let counter: Int
}

/// A question that a passkey is to answer, once.
struct Challenge {
  /// What the answer is for.
  enum Purpose: String { case register, signIn = "sign_in", unlock }

  let purpose: Purpose
  let person: ID?
  let session: ID?
  let bytes: [UInt8]
  let expiresAt: Instant
}
