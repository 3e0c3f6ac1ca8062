package import Base

/// Signing in without a password (WebAuthn level 2), for one site.
///
/// The caller keeps each challenge with the session that asked, for one answer and a few minutes, and hands it in with
/// the answer: a challenge that was handed in once must be gone before the answer is looked at.
package struct Passkeys: Sendable {
  /// The domain to which the passkeys belong.
  let relyingParty: String
  /// The pages, as scheme, host and port, from which they may be used.
  let origins: Set<String>
  /// The site as authenticators show it.
  let siteName: String

  /// Speaks for a site: `localhost` with the origin `http://localhost:8080`.
  package init(relyingParty: String, origins: Set<String>, siteName: String = "Nanal") {
    self.relyingParty = relyingParty
    self.origins = origins
    self.siteName = siteName
  }

  /// A question that was never asked before.
  package static func newChallenge() -> [UInt8] { Sodium.random(32) }

  /// What `PublicKeyCredential.parseCreationOptionsFromJSON` takes, to make a passkey for a person.
  ///
  /// - Parameter having: the passkeys that the person has; their authenticators do not make a second one.
  package func creation(
    challenge: [UInt8], owner: ID, name: String, displayName: String, having: [[UInt8]] = []
  ) -> JSON {
    [
      "rp": ["id": .string(relyingParty), "name": .string(siteName)],
      "user": [
        "id": .string(Base64URL.encode(owner.bytes)), "name": .string(name), "displayName": .string(displayName),
      ],
      "challenge": .string(Base64URL.encode(challenge)),
      "pubKeyCredParams": .array(
        Passkey.Algorithm.allCases.map { ["type": "public-key", "alg": .number($0.rawValue)] }),
      "timeout": .number(Self.timeout),
      "excludeCredentials": Self.descriptors(having),
      // It signs in by itself: it is found without a name, and its authenticator asks who is there.
      "authenticatorSelection": [
        "residentKey": "required", "requireResidentKey": true, "userVerification": "required",
      ],
      "attestation": "none",
    ]
  }

  /// What `PublicKeyCredential.parseRequestOptionsFromJSON` takes, to sign in.
  ///
  /// - Parameter credentials: the passkeys that will do; with none named, the person chooses from all of this site's.
  package func request(challenge: [UInt8], credentials: [[UInt8]] = []) -> JSON {
    [
      "challenge": .string(Base64URL.encode(challenge)),
      "rpId": .string(relyingParty),
      "timeout": .number(Self.timeout),
      "allowCredentials": Self.descriptors(credentials),
      "userVerification": "required",
    ]
  }

  /// The passkey that an answer names, by which its owner is looked up; nothing of the answer is proven yet.
  package static func credential(of response: JSON) throws(PasskeyError) -> [UInt8] {
    try response.bytes("rawId")
  }

  /// Five minutes: time to find the telephone or the key.
  private static let timeout = 300_000

  private static func descriptors(_ credentials: [[UInt8]]) -> JSON {
    .array(credentials.map { ["type": "public-key", "id": .string(Base64URL.encode($0))] })
  }
}
