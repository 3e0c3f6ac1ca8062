package import HTTP
package import Localization

/// The language that was chosen in a browser, for pages before anybody has signed in.
package enum LanguageCookie {
  private static let name = "nanal-language"
  private static let year = 31_536_000

  static func set(_ language: Language) -> SetCookie { SetCookie(name, language.rawValue, maxAge: year) }

  /// The language of a request: the one that was chosen in its browser, else the one that the browser asks for.
  package static func language(of request: Request) -> Language {
    request.cookies[name].flatMap(Language.init(rawValue:))
      ?? Language(acceptLanguage: request.headers["accept-language"] ?? "") ?? .en
  }
}
