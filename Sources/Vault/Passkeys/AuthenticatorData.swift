import Base

/// What the authenticator signs of itself: for which site, how it was used and how often.
struct AuthenticatorData {
  private static let userPresent: UInt8 = 1 << 0
  private static let userVerified: UInt8 = 1 << 2

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(PasskeyError) {
    guard bytes.count >= 37 else { throw .malformed }
    self.bytes = bytes
  }

  /// How often it signed; 0 where it does not count.
  var counter: UInt32 { bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) } }

  /// Makes sure that it was asked for this site, and by a person that it knows.
  func check(relyingParty: String) throws(PasskeyError) {
    guard bytes[..<32].elementsEqual(ContentHash(of: relyingParty).bytes) else { throw .wrongRelyingParty }
    guard bytes[32] & Self.userPresent != 0 else { throw .notPresent }
    guard bytes[32] & Self.userVerified != 0 else { throw .notVerified }
  }
}
