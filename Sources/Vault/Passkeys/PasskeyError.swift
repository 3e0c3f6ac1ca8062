/// Why a passkey is not taken; none of these says more to a stranger than that it is not.
package enum PasskeyError: Error, Equatable, Sendable, CaseIterable {
  /// The answer is not what a browser sends.
  case malformed
  /// It answers the other question: a making where a sign-in was asked for, or the reverse.
  case wrongType
  /// It answers an earlier or a foreign question.
  case wrongChallenge
  /// It comes from a page that is not ours, or from inside of one.
  case wrongOrigin
  /// The authenticator was asked on behalf of another site.
  case wrongRelyingParty
  /// Nobody touched the authenticator.
  case notPresent
  /// The authenticator did not make sure who touched it.
  case notVerified
  /// The key is of a kind that was not offered, or is no key.
  case unsupportedKey
  /// What the authenticator says of itself does not hold.
  case badAttestation
  /// It is signed by another passkey than the one that it is held against.
  case wrongCredential
  /// The authenticator says that the passkey is another person's.
  case anotherPerson
  /// The signature does not hold.
  case badSignature
  /// The counter did not go on: the passkey may have been copied.
  case counterWentBack
}
