package import Base
import CSodium

/// An authenticator for tests: it holds one passkey, does what it is told, and signs it with Ed25519.
package struct TestAuthenticator {
  /// The name of its passkey.
  package let credential: [UInt8]
  /// How often it signed.
  package var counter: UInt32 = 0
  /// What it says of itself: by default that a person is present and verified.
  package var flags: UInt8 = 0b101
  /// The page that asks.
  package var origin: String
  /// The site that the passkey belongs to.
  package var relyingParty: String

  private let owner: ID
  private let secretKey: [UInt8]
  private let publicKey: [UInt8]

  /// Makes a passkey for a person; the same seed makes the same passkey.
  package init(owner: ID, seed: UInt8 = 1, origin: String = "http://localhost", relyingParty: String = "localhost") {
    let seed = [UInt8](repeating: seed, count: Int(crypto_sign_seedbytes()))
    var publicKey = [UInt8](repeating: 0, count: Int(crypto_sign_publickeybytes()))
    var secretKey = [UInt8](repeating: 0, count: Int(crypto_sign_secretkeybytes()))
    crypto_sign_seed_keypair(&publicKey, &secretKey, seed)
    (self.publicKey, self.secretKey, self.owner) = (publicKey, secretKey, owner)
    credential = ContentHash(of: publicKey).bytes
    (self.origin, self.relyingParty) = (origin, relyingParty)
  }

  /// Answers the options of a page that makes a passkey.
  package func create(_ options: JSON) -> JSON {
    // Four pairs: an octet key pair, EdDSA, Ed25519 and the key itself.
    let key: [UInt8] = [0xA4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21, 0x58, 0x20] + publicKey
    let data =
      data(flags | 1 << 6) + [UInt8](repeating: 0, count: 16) + [0, UInt8(credential.count)] + credential + key
    var object: [UInt8] = [0xA3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8)
    object += [0x67] + Array("attStmt".utf8) + [0xA0]
    object += [0x68] + Array("authData".utf8) + [0x59, UInt8(data.count >> 8), UInt8(data.count & 0xFF)] + data
    return answer([
      "clientDataJSON": Self.text(client("webauthn.create", options)), "attestationObject": Self.text(object),
    ])
  }

  /// Answers the options of a page that signs in, and counts.
  package mutating func get(_ options: JSON) -> JSON {
    counter += 1
    let (client, data) = (client("webauthn.get", options), data(flags))
    let signed = data + ContentHash(of: client).bytes
    var signature = [UInt8](repeating: 0, count: Int(crypto_sign_bytes()))
    crypto_sign_detached(&signature, nil, signed, UInt64(signed.count), secretKey)
    return answer([
      "clientDataJSON": Self.text(client), "authenticatorData": Self.text(data), "signature": Self.text(signature),
      "userHandle": Self.text(owner.bytes),
    ])
  }

  private func data(_ flags: UInt8) -> [UInt8] {
    ContentHash(of: relyingParty).bytes + [flags] + withUnsafeBytes(of: counter.bigEndian) { Array($0) }
  }

  private func client(_ type: String, _ options: JSON) -> [UInt8] {
    let members: JSON = [
      "type": .string(type), "challenge": options["challenge"] ?? nil, "origin": .string(origin), "crossOrigin": false,
    ]
    return members.write()
  }

  private func answer(_ response: JSON) -> JSON {
    [
      "id": Self.text(credential), "rawId": Self.text(credential), "type": "public-key", "response": response,
      "clientExtensionResults": [:],
    ]
  }

  private static func text(_ bytes: [UInt8]) -> JSON { .string(Base64URL.encode(bytes)) }
}
