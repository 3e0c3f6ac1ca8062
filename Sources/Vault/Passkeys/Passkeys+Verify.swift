package import Base
import CFido2

extension Passkeys {
  /// Takes the browser's answer to ``request(challenge:credentials:)``, the JSON of its `AuthenticationResponseJSON`,
  /// and gives the counter that is to be kept with the passkey.
  package func verify(_ response: JSON, challenge: [UInt8], passkey: Passkey) throws(PasskeyError) -> UInt32 {
    let answer = try response.answer()
    guard try Self.credential(of: response) == passkey.id else { throw .wrongCredential }
    if let person = answer["userHandle"], !person.isNull {
      guard try answer.bytes("userHandle") == passkey.owner.bytes else { throw .anotherPerson }
    }
    let client = try ClientData(answer.bytes("clientDataJSON"))
    try client.check(.get, challenge: challenge, origins: origins)
    let authenticator = try AuthenticatorData(answer.bytes("authenticatorData"))
    try authenticator.check(relyingParty: relyingParty)

    try verifySignature(answer.bytes("signature"), of: authenticator, client, by: passkey)
    // Many passkeys do not count and stay at zero; one that counts never comes back with an old number.
    guard authenticator.counter > passkey.counter || (authenticator.counter, passkey.counter) == (0, 0) else {
      throw .counterWentBack
    }
    return authenticator.counter
  }

  private func verifySignature(
    _ signature: [UInt8], of authenticator: AuthenticatorData, _ client: ClientData, by passkey: Passkey
  ) throws(PasskeyError) {
    guard let key = PublicKey(passkey.algorithm, passkey.publicKey) else { throw .unsupportedKey }
    fido_init(0)
    var assertion = fido_assert_new()
    defer { fido_assert_free(&assertion) }
    let data = authenticator.bytes
    guard
      let assertion,
      fido_assert_set_rp(assertion, relyingParty) == FIDO_OK,
      fido_assert_set_clientdata_hash(assertion, client.hash, client.hash.count) == FIDO_OK,
      fido_assert_set_count(assertion, 1) == FIDO_OK,
      fido_assert_set_up(assertion, FIDO_OPT_TRUE) == FIDO_OK,
      fido_assert_set_uv(assertion, FIDO_OPT_TRUE) == FIDO_OK,
      fido_assert_set_authdata_raw(assertion, 0, data, data.count) == FIDO_OK,
      fido_assert_set_sig(assertion, 0, signature, signature.count) == FIDO_OK
    else { throw .malformed }
    guard key.verifies(assertion) else { throw .badSignature }
  }
}
