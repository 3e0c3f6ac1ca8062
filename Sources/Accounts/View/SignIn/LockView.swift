import Design
import HTML
import Localization

/// Draws what lies over a locked screen.
struct LockView {
  let words: Words

  /// - Parameter problem: why it did not open.
  func page(_ lock: AppLock?, next: String, hasPasskeys: Bool, problem: LockService.Refusal? = nil) -> Page {
    Page(
      words("accounts.locked"), bar: AppBar(words("accounts.locked")), place: nil, width: .medium, isBare: true,
      classes: "stack loose door"
    ) {
      Seal(isLarge: true)
      p(.class("body4 ink-2")) { words("accounts.locked.text") }
      if let problem { Banner(.error) { sentence(problem) } }
      if lock?.hasPIN == true {
        form(.id("unlock"), .class("stack"), .method("post"), .action("/lock/open"), .data("guard")) {
          input(.type("hidden"), .name("next"), .value(next))
          PINField(caption: words("accounts.pin"), isRequired: true)
          Button(words("accounts.unlock"), .primary).wide
        }
      }
      if hasPasskeys {
        PasskeyForm(
          step: .get, question: "/lock/question", action: "/lock/passkey", caption: words("accounts.unlock.passkey"),
          words: words, fields: [("next", next)])
      }
      form(.method("post"), .action("/sign-out")) { Button(words("accounts.unlock.signOut"), .text) }
    }
  }

  private func sentence(_ problem: LockService.Refusal) -> String {
    switch problem {
    case .throttled(let seconds) where seconds < 60: words("accounts.signIn.waitSeconds", .count(seconds))
    case .throttled(let seconds): words("accounts.signIn.waitMinutes", .count((seconds + 59) / 60))
    case .noPasskey, .notFound: words("accounts.passkey.refused")
    case .pin, .wrong: words("accounts.pin.wrong")
    }
  }
}

/// A field for the digits that open a lock, which no manager of passwords keeps.
struct PINField: Component {
  let caption: String
  let isRequired: Bool
  var hint: String?
  var error: String?

  var html: HTML {
    Field(
      "pin", caption, hint: hint, error: error, isRequired: isRequired, .type("password"), .inputmode("numeric"),
      .autocomplete("off"), .pattern("[0-9]{4,32}"), .maxlength(32)
    ).html
  }
}
