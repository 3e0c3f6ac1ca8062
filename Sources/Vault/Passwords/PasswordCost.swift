import CSodium

/// What a guess at a password's hash costs.
package struct PasswordCost: Equatable, Sendable {
  /// How often the memory is gone through.
  let passes: UInt64
  /// The memory in bytes.
  let memory: Int

  /// Three passes over 64 MiB: about 0.1 s on one core of the machine it was chosen on.
  ///
  /// This is libsodium's interactive limit with one pass more, and above the least that OWASP asks for (two passes over
  /// 19 MiB). A hash says its own cost, so that this may rise; older hashes stay good and ask to be renewed.
  package static let standard = PasswordCost(passes: 3, memory: 64 << 20)

  /// The least that the library does, for tests that make many people.
  package static let least = PasswordCost(
    passes: UInt64(crypto_pwhash_opslimit_min()), memory: crypto_pwhash_memlimit_min())
}
