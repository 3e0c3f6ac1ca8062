import CFido2

/// A public key in the library's hands.
struct PublicKey: ~Copyable {
  private let algorithm: Passkey.Algorithm
  private let pointer: OpaquePointer

  /// Takes a key as ``Passkey`` keeps it; nil when it is none, such as a point beside the curve.
  init?(_ algorithm: Passkey.Algorithm, _ bytes: [UInt8]) {
    let made: OpaquePointer? =
      switch algorithm {
      case .es256: es256_pk_new()
      case .eddsa: eddsa_pk_new()
      case .rs256: rs256_pk_new()
      }
    guard let made else { return nil }
    let status =
      switch algorithm {
      case .es256: es256_pk_from_ptr(made, bytes, bytes.count)
      case .eddsa: eddsa_pk_from_ptr(made, bytes, bytes.count)
      case .rs256: rs256_pk_from_ptr(made, bytes, bytes.count)
      }
    guard status == FIDO_OK else {
      Self.free(made, algorithm)
      return nil
    }
    self.algorithm = algorithm
    pointer = made
  }

  deinit { Self.free(pointer, algorithm) }

  /// Whether the signature of an assertion, to which everything else was given, is this key's.
  func verifies(_ assertion: OpaquePointer) -> Bool {
    fido_assert_verify(assertion, 0, Int32(algorithm.rawValue), UnsafeRawPointer(pointer)) == FIDO_OK
  }

  private static func free(_ pointer: OpaquePointer, _ algorithm: Passkey.Algorithm) {
    var pointer: OpaquePointer? = pointer
    switch algorithm {
    case .es256: es256_pk_free(&pointer)
    case .eddsa: eddsa_pk_free(&pointer)
    case .rs256: rs256_pk_free(&pointer)
    }
  }
}
