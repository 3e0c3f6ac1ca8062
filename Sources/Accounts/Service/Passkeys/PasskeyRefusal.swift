package import Vault

/// Why a passkey was not taken; a stranger is told no more than that it was not.
package enum PasskeyRefusal: Error, Equatable, Sendable {
  /// There is no such question: it was answered before, was asked in another session, or waited too long.
  case question
  /// Nobody has this passkey, or somebody else has.
  case unknown
  /// The answer does not hold.
  case answer(PasskeyError)
  /// The account of its person was ended.
  case ended
}
