import CSodium

/// The library behind passwords and random bytes.
enum Sodium {
  /// Whether libsodium stands ready; asking for it the first time makes it so, from any thread.
  static let isReady = sodium_init() >= 0

  /// Bytes that nobody can guess.
  static func random(_ count: Int) -> [UInt8] {
    _ = isReady
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }

  /// The bytes of a key for ``authenticator(of:key:)``.
  static let keyLength = Int(crypto_auth_keybytes())

  /// HMAC-SHA-512-256 of bytes; nil where the key has another length than it must have.
  static func authenticator(of bytes: [UInt8], key: [UInt8]) -> [UInt8]? {
    guard isReady, key.count == keyLength else { return nil }
    var answer = [UInt8](repeating: 0, count: Int(crypto_auth_bytes()))
    crypto_auth(&answer, bytes, UInt64(bytes.count), key)
    return answer
  }

  /// Whether bytes are equal, in a time that does not tell where they differ.
  static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && sodium_memcmp(left, right, left.count) == 0
  }
}
