import Base
import Design
import HTML
import Localization

/// Draws the tokens by which programs act for a person.
struct TokensView {
  static let path = "/settings/tokens"
  /// The days after which a token may run out; zero for never.
  static let lifetimes = [30, 90, 365, 0]

  let words: Words
  let now: Moment

  /// - Parameter secret: the token that was just made, which is shown this once.
  func page(_ tokens: [APIToken], secret: String? = nil, error: WordKey? = nil) -> Page {
    Page(setting: words("accounts.tokens"), words: words) {
      if let secret {
        Banner(.calm) {
          p { words("accounts.tokens.made") }
          OnceShown(caption: words("accounts.token"), value: secret)
        }
      }
      if tokens.isEmpty {
        p(.class("body4 ink-2")) { words("accounts.tokens.text") }
      } else {
        List(label: words("accounts.tokens"), isBoxed: true, tokens.map(row))
      }
      PartSection(words("accounts.tokens.add"), id: "add") {
        form(.id("token"), .class("stack"), .method("post"), .action(Self.path), .data("guard")) {
          Field(
            "name", words("accounts.tokens.name"), error: error.map { words.text($0, []) }, isRequired: true,
            .maxlength(80), .autocomplete("off"))
          Field(
            "scopes", words("accounts.tokens.scopes"),
            .choice([
              Choice("read", words("accounts.tokens.read")), Choice("read write", words("accounts.tokens.write")),
            ]), value: "read")
          Field("days", words("accounts.tokens.until"), .choice(Self.lifetimes.map(lifetime)), value: "90")
          div(.class("row")) { Button(words("accounts.tokens.add"), .primary) }
        }
      }
    }
  }

  private func lifetime(_ days: Int) -> Choice {
    Choice(String(days), days == 0 ? words("accounts.tokens.forever") : words("accounts.tokens.days", .count(days)))
  }

  private func row(_ token: APIToken) -> ListRow {
    let may = token.scopes.contains(.write) ? words("accounts.tokens.write") : words("accounts.tokens.read")
    let used =
      token.usedAt.map { words("accounts.used", .text(words.short($0, now))) } ?? words("accounts.tokens.unused")
    let until = token.expiresAt.map { words("accounts.until", .text(words.short($0, now))) }
    return ListRow(token.name, icon: .text, sub: [may, used, until].compactMap { $0 }.joined(separator: " · ")) {
      SmallForm(Self.path + "/" + token.id.text + "/remove", words("accounts.remove"), isDangerous: true)
    }
  }
}
