import CFido2

/// A new passkey in the library's hands, which reads its key and verifies what its authenticator says of itself.
struct Credential: ~Copyable {
  /// The longest that the standard allows.
  private static let longestID = 1023

  private let pointer: OpaquePointer
  let algorithm: Passkey.Algorithm

  /// Reads the authenticator's data.
  init(authenticatorData data: [UInt8]) throws(PasskeyError) {
    guard let (pointer, algorithm) = Self.read(data) else { throw .unsupportedKey }
    self.pointer = pointer
    self.algorithm = algorithm
  }

  deinit { Self.free(pointer) }

  var id: [UInt8] { Self.bytes(fido_cred_id_ptr(pointer), fido_cred_id_len(pointer)) }

  var publicKey: [UInt8] { Self.bytes(fido_cred_pubkey_ptr(pointer), fido_cred_pubkey_len(pointer)) }

  /// Verifies the key, which the library has read without asking whether it is one, and the statement: none was asked
  /// for, but one that is made must hold.
  func verify(
    _ attestation: AttestationObject, clientDataHash: [UInt8], relyingParty: String
  ) throws(PasskeyError) {
    guard (1...Self.longestID).contains(id.count) else { throw .malformed }
    guard PublicKey(algorithm, publicKey) != nil else { throw .unsupportedKey }
    let statement = attestation.statement
    switch attestation.format {
    case "none":
      let emptyMap: [UInt8] = [0xA0]
      guard statement == emptyMap else { throw .badAttestation }
    case "packed":
      guard
        fido_cred_set_rp(pointer, relyingParty, nil) == FIDO_OK,
        fido_cred_set_clientdata_hash(pointer, clientDataHash, clientDataHash.count) == FIDO_OK,
        fido_cred_set_fmt(pointer, attestation.format) == FIDO_OK,
        fido_cred_set_attstmt(pointer, statement, statement.count) == FIDO_OK,
        (fido_cred_x5c_len(pointer) == 0 ? fido_cred_verify_self(pointer) : fido_cred_verify(pointer)) == FIDO_OK
      else { throw .badAttestation }
    default: throw .badAttestation
    }
  }

  /// The library wants to know the algorithm beforehand.
  private static func read(_ data: [UInt8]) -> (OpaquePointer, Passkey.Algorithm)? {
    fido_init(0)
    for algorithm in Passkey.Algorithm.allCases {
      guard let pointer = fido_cred_new() else { return nil }
      if fido_cred_set_type(pointer, Int32(algorithm.rawValue)) == FIDO_OK,
        fido_cred_set_authdata_raw(pointer, data, data.count) == FIDO_OK
      {
        return (pointer, algorithm)
      }
      free(pointer)
    }
    return nil
  }

  private static func free(_ pointer: OpaquePointer) {
    var pointer: OpaquePointer? = pointer
    fido_cred_free(&pointer)
  }

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
