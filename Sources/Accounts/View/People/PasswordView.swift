import Design
import HTML
import Localization

/// Draws a person's name and password.
struct PasswordView {
  static let path = "/settings/password"

  let words: Words

  func page(_ output: PasswordViewModel.Output) -> Page {
    Page(setting: words("accounts.ownPassword"), words: words) {
      if !output.isSignedIn { Banner(.calm) { words("accounts.password.first") } }
      form(.id("password"), .class("stack"), .method("post"), .action(Self.path), .data("guard")) {
        NameField(
          caption: words("accounts.name"), value: output.name, hint: words("accounts.name.hint"),
          error: error("name", output))
        if output.hasPassword {
          PasswordField(
            name: "current_password", caption: words("accounts.password.current"), purpose: .current,
            error: error("current_password", output))
        }
        PasswordField(
          name: "new_password", caption: words("accounts.password.new"), purpose: .new,
          hint: words("accounts.password.hint"), error: error("new_password", output))
        div(.class("row")) { Button(words("accounts.save"), .primary) }
      }
      if output.isSignedIn { p(.class("body4 ink-2")) { words("accounts.password.endsOthers") } }
    }
  }

  private func error(_ field: String, _ output: PasswordViewModel.Output) -> String? {
    PeopleWords(words).sentence(output.error, at: field)
  }
}
