import Base
import Book
import Design
import HTML
import HTTP
import Localization

/// `/language`: every language under its own name; choosing one leads back to where the person came from.
struct LanguageScreen: Sendable {
  let settings: SettingsService

  var all: [Screen] {
    [
      Screen(.get, "/language", samples: ["/language"], access: .always) { request, visitor in
        .page(LanguageView(words: visitor.words).page(back: back(from: request.headers["referer"] ?? "")))
      },
      Screen(.post, "/language", access: .always) { request, visitor in
        let fields = try request.form().fields
        guard let language = fields["language"].flatMap(Language.init(rawValue:)) else {
          throw HTTPError(.unprocessableContent)
        }
        if !visitor.isGuest {
          var chosen = visitor.settings
          chosen.language = language
          try settings.change(to: chosen, of: visitor.owner)
        }
        let reply = Response.redirect(Self.local(fields["back"] ?? "/"))
        return .response(reply.setting(LanguageCookie.set(language)))
      },
    ]
  }

  /// The address that a person came from, as far as it is ours.
  private func back(from referer: String) -> String {
    guard let scheme = referer.firstRange(of: "://"),
      let slash = referer[scheme.upperBound...].firstIndex(of: "/")
    else { return "/" }
    let path = String(referer[slash...])
    return path.hasPrefix("/language") ? "/" : Self.local(path)
  }

  /// A path of this house, never another house's address.
  static func local(_ path: String) -> String {
    let isOurs = path.hasPrefix("/") && !path.hasPrefix("//") && !path.contains("\\")
    return isOurs ? path : "/"
  }
}

/// Draws the languages.
struct LanguageView {
  let words: Words

  func page(back: String) -> Page {
    Page(
      words("accounts.language.choose"),
      bar: AppBar(words("accounts.language.choose"), back: (words("accounts.back"), back)), place: "settings",
      width: .medium, isBare: true
    ) {
      form(.method("post"), .action("/language"), .class("languages")) {
        input(.type("hidden"), .name("back"), .value(back))
        for language in Language.allCases {
          Button(
            language.ownName, language == words.language ? .primary : .secondary, .name("language"),
            .value(language.rawValue), .lang(language.tag), language == words.language ? .aria("current", true) : nil)
        }
      }
    }
  }
}
