import Design
import HTML
import Localization

/// Draws the page behind a link that works once.
struct InvitationView {
  let words: Words

  func page(_ output: InvitationViewModel.Output) -> Page {
    let heading = output.isReset ? words("accounts.reset") : words("accounts.join")
    return drawn(heading) {
      p(.class("body4 ink-2")) { output.isReset ? words("accounts.reset.text") : words("accounts.join.text") }
      form(
        .id("invitation"), .class("stack"), .method("post"), .action("/invitation/" + output.token), .data("guard")
      ) {
        if !output.isReset {
          NameField(
            caption: words("accounts.name"), value: output.name, hint: words("accounts.name.hint"),
            error: PeopleWords(words).sentence(output.error, at: "name"))
        }
        PasswordField(
          name: "new_password", caption: words("accounts.password.new"), purpose: .new,
          hint: words("accounts.password.hint"), error: PeopleWords(words).sentence(output.error, at: "new_password"))
        Button(heading, .primary).wide
      }
    }
  }

  /// The page of a link that opens nothing.
  func page(_ refusal: InvitationService.Refusal) -> Page {
    drawn(words("accounts.join")) {
      Banner(.error) { sentence(refusal) }
      p(.class("body4 ink-2")) { words("accounts.invitation.advice") }
    }
  }

  private func drawn(_ heading: String, @HTMLBuilder _ content: () -> HTML) -> Page {
    Page(
      heading, bar: AppBar(heading), place: nil, width: .medium, isBare: true, classes: "stack loose door"
    ) {
      Seal(isLarge: true)
      content()
    }
  }

  private func sentence(_ refusal: InvitationService.Refusal) -> String {
    switch refusal {
    case .malformed, .unknown: words("accounts.invitation.unknown")
    case .used: words("accounts.invitation.used")
    case .expired: words("accounts.invitation.expired")
    }
  }
}
