/// The address of a PostgreSQL database, as libpq reads it.
struct DatabaseURL: Equatable, Sendable {
  private static let schemes = ["postgres://", "postgresql://"]

  /// The address with all that is in it.
  let text: String
  private let scheme: String

  /// Takes a text that begins as such an address does.
  init?(_ text: String) {
    guard let scheme = Self.schemes.first(where: text.hasPrefix) else { return nil }
    (self.text, self.scheme) = (text, scheme)
  }

  /// Whether a password stands in it.
  var hasPassword: Bool { shown != text }

  /// The address without passwords, so that it can be shown.
  ///
  /// In doubt too much is left out: libpq takes nearly every sign as part of a password.
  var shown: String {
    let rest = text.dropFirst(scheme.count)
    let parts = Self.withoutCredential(rest).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return scheme + String(parts[0]) }
    let query = parts[1].split(separator: "&").filter { !$0.lowercased().contains("password") }
    return scheme + parts[0] + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private static func withoutCredential(_ rest: Substring) -> String {
    guard let at = rest.lastIndex(of: "@"), let colon = rest[..<at].firstIndex(of: ":") else { return String(rest) }
    return String(rest[..<colon] + rest[at...])
  }
}
