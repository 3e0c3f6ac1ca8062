package import Base

/// Somebody signed in on a device.
package struct Session: Equatable, Sendable {
  /// Why a session is over.
  package enum End: String, Sendable {
    /// The person ended it: here, or from another device.
    case ended
    /// A token came back that had been replaced: somebody else has a copy.
    case stolen
  }

  package let id: ID
  package let person: ID
  /// What the device calls itself.
  package let device: String
  /// Where it came from first, as an address without its last part.
  package let network: String
  package let createdAt: Instant
  /// When it was used last, to the minute.
  package let seenAt: Instant
  /// When it is over, however much it is used.
  package let expiresAt: Instant
  package let endedAt: Instant?
  package let end: End?
  /// Since when its screen is locked.
  package let lockedAt: Instant?
}

/// A session with what is kept of its tokens.
struct KeptSession {
  let session: Session
  let tokenHash: [UInt8]
  let previousHash: [UInt8]?
  let renewalKey: [UInt8]?
  let renewedAt: Instant
}
