import Design
import HTML
import Localization

/// Draws the settings of the lock.
struct LockSettingsView {
  static let path = "/settings/lock"

  struct Output: Equatable {
    let lock: AppLock?
    /// Whether somebody is signed in, so that there is a session to be locked.
    let isSignedIn: Bool
    var problem: WordKey?
  }

  let words: Words

  func page(_ output: Output) -> Page {
    Page(setting: words("accounts.lock"), words: words) {
      p(.class("body4 ink-2")) { words("accounts.lock.text") }
      if output.isSignedIn {
        if output.lock != nil {
          form(.method("post"), .action("/lock")) { Button(words("accounts.lock.now"), .primary).wide }
        }
        settings(output)
        if output.lock != nil { SmallForm(Self.path + "/remove", words("accounts.lock.remove"), isDangerous: true) }
      } else {
        Banner(.doubt) {
          p { words("accounts.lock.first") }
          a(.href(PasswordView.path)) { words("accounts.ownPassword") }
        }
      }
    }
  }

  private func settings(_ output: Output) -> HTML {
    form(.id("lock-settings"), .class("stack"), .method("post"), .action(Self.path), .data("guard")) {
      PINField(
        caption: output.lock?.hasPIN == true ? words("accounts.pin.change") : words("accounts.pin"), isRequired: false,
        hint: output.lock?.hasPIN == true ? words("accounts.pin.keep") : words("accounts.pin.hint"),
        error: output.problem.map { words.text($0, []) })
      Field(
        "idle", words("accounts.lock.idle"),
        .choice(
          LockService.idleChoices.map { seconds in
            Choice(
              String(seconds),
              seconds == 0 ? words("accounts.lock.never") : words("accounts.lock.minutes", .count(seconds / 60)))
          }), value: String(output.lock?.idleSeconds ?? 300))
      Field(
        "hidden", words("accounts.lock.hidden"),
        .choice([Choice("no", words("accounts.no")), Choice("yes", words("accounts.yes"))]),
        value: output.lock?.closesWhenHidden == true ? "yes" : "no")
      div(.class("row")) { Button(words("accounts.save"), .primary) }
    }
  }
}
