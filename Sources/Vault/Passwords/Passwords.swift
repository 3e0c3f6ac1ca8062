import Base
import CSodium

/// Passwords, kept as Argon2id hashes.
///
/// A password is composed (NFC) first: the same letters typed on another system are the same password.
package enum Passwords {
  /// The fewest characters of a new password.
  package static let shortest = 10
  /// The most bytes of a password.
  package static let longest = 1024

  /// Each hash takes its memory; many people who sign in at once wait rather than exhaust the machine's.
  private static let gate = Gate(places: 2)
  /// Stands in for the hash of a person who does not exist.
  private static let decoy = try? hash(hexText(Sodium.random(16)))

  /// The hash of a password, with its salt and its cost, as text.
  package static func hash(
    _ password: String, cost: PasswordCost = .standard
  ) throws(PasswordError) -> String {
    guard let bytes = composed(password) else { throw .tooLong }
    let length = Int(crypto_pwhash_strbytes())
    let text: String? = gate.pass {
      guard Sodium.isReady else { return nil }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { buffer in
        guard let start = buffer.baseAddress,
          crypto_pwhash_str_alg(
            start, bytes, UInt64(bytes.utf8.count), cost.passes, cost.memory, crypto_pwhash_alg_argon2id13()) == 0
        else { return nil }
        return String(cString: start)
      }
    }
    guard let text else { throw .outOfMemory }
    return text
  }

  /// Whether a password is the one that was hashed.
  ///
  /// Without a hash the answer is no, after as long a time, so that nobody learns who has an account.
  package static func verify(_ password: String, against hash: String?) -> Bool {
    guard let bytes = composed(password), let stored = hash ?? decoy else { return false }
    let isRight = gate.pass {
      Sodium.isReady && crypto_pwhash_str_verify(stored, bytes, UInt64(bytes.utf8.count)) == 0
    }
    return isRight && hash != nil
  }

  /// Whether a hash was made at another cost than this, and is to be made anew when its password is next at hand.
  package static func needsRehash(_ hash: String, cost: PasswordCost = .standard) -> Bool {
    Sodium.isReady && crypto_pwhash_str_needs_rehash(hash, cost.passes, cost.memory) != 0
  }

  /// The composed form; nil when it is too long, which is seen before it is worked on.
  static func composed(_ password: String) -> String? {
    guard password.utf8.count <= longest else { return nil }
    let composed = Text.composed(password)
    return composed.utf8.count <= longest ? composed : nil
  }
}
