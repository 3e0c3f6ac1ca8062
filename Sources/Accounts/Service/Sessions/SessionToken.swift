import Vault

/// What a browser keeps of a session: one half that stays and finds it, and one that is renewed and opens it.
///
/// By the half that stays, a token that was replaced long ago is still known as one of this session.
package struct SessionToken: Equatable, Sendable {
  let series: Secret
  let secret: Secret

  /// A token of a new session.
  static func new() -> SessionToken { SessionToken(series: .new(), secret: .new()) }

  init(series: Secret, secret: Secret) {
    self.series = series
    self.secret = secret
  }

  /// Takes a text that a browser brought; nil when it cannot be a token.
  package init?(text: String) {
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, let series = Secret(text: String(halves[0])), let secret = Secret(text: String(halves[1]))
    else { return nil }
    self.init(series: series, secret: secret)
  }

  /// The text, which is fit for a cookie.
  package var text: String { series.text + "." + secret.text }
}
