package import Base

/// What is kept of a passkey: enough to recognise its signature, nothing that could make one.
package struct Passkey: Equatable, Sendable {
  /// The signatures that are understood, by their numbers in COSE (RFC 9053), the most wanted first.
  package enum Algorithm: Int, Sendable, CaseIterable {
    /// ECDSA on P-256 with SHA-256; the key is the point's x and y.
    case es256 = -7
    /// Ed25519; the key is as RFC 8032 writes it.
    case eddsa = -8
    /// RSA of 2048 bits with SHA-256; the key is the modulus and the exponent's three bytes.
    case rs256 = -257
  }

  /// The name that the authenticator gave it.
  package let id: [UInt8]
  /// The person whose it is.
  package let owner: ID
  /// How it signs.
  package let algorithm: Algorithm
  /// The public key, written as ``algorithm`` says.
  package let publicKey: [UInt8]
  /// How often it signed, where it counts at all.
  package var counter: UInt32

  /// Puts together what was kept.
  package init(id: [UInt8], owner: ID, algorithm: Algorithm, publicKey: [UInt8], counter: UInt32) {
    self.id = id
    self.owner = owner
    self.algorithm = algorithm
    self.publicKey = publicKey
    self.counter = counter
  }
}
