package import Base

extension Passkeys {
  /// Takes the browser's answer to ``creation(challenge:owner:name:displayName:having:)``: the JSON of its
  /// `RegistrationResponseJSON`.
  package func register(_ response: JSON, challenge: [UInt8], owner: ID) throws(PasskeyError) -> Passkey {
    let answer = try response.answer()
    let client = try ClientData(answer.bytes("clientDataJSON"))
    try client.check(.create, challenge: challenge, origins: origins)
    let attestation = try AttestationObject(answer.bytes("attestationObject"))
    let authenticator = try AuthenticatorData(attestation.authenticatorData)
    try authenticator.check(relyingParty: relyingParty)

    let credential = try Credential(authenticatorData: authenticator.bytes)
    guard try credential.id == response.bytes("rawId") else { throw .wrongCredential }
    try credential.verify(attestation, clientDataHash: client.hash, relyingParty: relyingParty)
    return Passkey(
      id: credential.id, owner: owner, algorithm: credential.algorithm, publicKey: credential.publicKey,
      counter: authenticator.counter)
  }
}
