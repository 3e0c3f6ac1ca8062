import Base

/// A text that opens something for whoever has it: a session, an invitation, the API.
///
/// The text is shown to its holder alone; the store keeps its hash, which opens nothing.
package struct Secret: Equatable, Sendable {
  /// What a secret is for; each has its own beginning, and none does the work of another.
  package enum Kind: String, Sendable, CaseIterable {
    /// A cookie or a link.
    case plain = ""
    /// A token of the API, whose beginning lets people and scanners notice one that leaked.
    case api = "nanal_"
  }

  /// 256 random bits, in base64 for URLs.
  private static let length = 43

  /// What it is for.
  package let kind: Kind
  /// The text, which is fit for cookies, headers and addresses.
  package let text: String

  /// A secret that nobody had before.
  package static func new(_ kind: Kind = .plain) -> Secret {
    Secret(kind: kind, text: kind.rawValue + Base64URL.encode(Sodium.random(32)))
  }

  /// Takes a text that someone brought; nil when it cannot be a secret of this kind.
  package init?(text: String, _ kind: Kind = .plain) {
    guard text.utf8.count == kind.rawValue.utf8.count + Self.length, text.hasPrefix(kind.rawValue),
      Base64URL.decode(text.dropFirst(kind.rawValue.count)) != nil
    else { return nil }
    self.init(kind: kind, text: text)
  }

  private init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// The SHA-256 of the text, by which the store finds it: 256 random bits need no slower one.
  package var hash: [UInt8] { ContentHash(of: text).bytes }

  /// The secret that follows this one under a key: whoever has both can work it out again, and nobody else can.
  package func successor(key: [UInt8]) -> Secret? {
    Sodium.authenticator(of: Array(text.utf8), key: key).map {
      Secret(kind: kind, text: kind.rawValue + Base64URL.encode($0))
    }
  }

  /// A key for ``successor(key:)`` that nobody had before.
  package static func newKey() -> [UInt8] { Sodium.random(Sodium.keyLength) }

  /// Whether a stored hash is of this secret, in a time that does not tell how nearly.
  package func matches(_ hash: [UInt8]) -> Bool { Sodium.equal(self.hash, hash) }

  /// Whether two secrets are the same, in a time that does not tell how nearly.
  package static func == (left: Secret, right: Secret) -> Bool { left.matches(right.hash) }
}
