import Design
import HTML
import Localization

/// Draws the sign-in.
struct SignInView {
  let words: Words

  func page(_ output: SignInViewModel.Output) -> Page {
    Page(
      words("accounts.signIn"), bar: AppBar(words("accounts.signIn")), place: nil, width: .medium, isBare: true,
      classes: "stack loose door"
    ) {
      Seal(isLarge: true)
      if let why = output.why { Banner(.calm) { reason(why) } }
      if let problem = output.problem { Banner(.error) { sentence(problem) } }
      if output.hasPeople {
        password(output)
        if output.hasPasskeys {
          PasskeyForm(
            step: .get, question: "/sign-in/question", action: "/sign-in/passkey",
            caption: words("accounts.signIn.passkey"), words: words, fields: [("next", output.next)])
        }
        Disclosure(words("accounts.signIn.forgotten")) {
          p(.class("body4")) { words("accounts.signIn.forgotten.text") }
        }
      } else {
        Banner(.doubt) { words("accounts.signIn.nobody") }
      }
    }
  }

  private func password(_ output: SignInViewModel.Output) -> HTML {
    form(.id("sign-in"), .class("stack"), .method("post"), .action("/sign-in"), .data("guard")) {
      input(.type("hidden"), .name("next"), .value(output.next))
      NameField(caption: words("accounts.name"), value: output.name)
      PasswordField(name: "password", caption: words("accounts.password"), purpose: .current)
      Button(words("accounts.signIn"), .primary).wide
    }
  }

  private func reason(_ why: SessionError) -> String {
    switch why {
    case .malformed, .unknown, .expired: words("accounts.signIn.expired")
    case .ended: words("accounts.signIn.ended")
    case .stolen: words("accounts.signIn.stolen")
    }
  }

  /// What stood in the way, in words.
  func sentence(_ problem: SignInViewModel.Problem) -> String {
    switch problem {
    case .wrong: words("accounts.signIn.wrong")
    case .throttled(let seconds) where seconds < 60: words("accounts.signIn.waitSeconds", .count(seconds))
    case .throttled(let seconds): words("accounts.signIn.waitMinutes", .count((seconds + 59) / 60))
    case .ended: words("accounts.signIn.closed")
    case .passkey: words("accounts.passkey.refused")
    }
  }
}
