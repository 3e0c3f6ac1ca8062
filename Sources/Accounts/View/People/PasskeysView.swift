import Base
import Design
import HTML
import Localization

/// Draws a person's passkeys.
struct PasskeysView {
  static let path = "/settings/passkeys"

  let words: Words
  let now: Moment

  /// - Parameter isPossible: whether browsers keep passkeys for the address that was asked for.
  func page(_ passkeys: [KeptPasskey], isPossible: Bool, problem: String? = nil) -> Page {
    Page(setting: words("accounts.passkeys"), words: words, live: "passkeys") {
      if let problem { Banner(.error) { problem } }
      if passkeys.isEmpty {
        p(.class("body4 ink-2")) { words("accounts.passkeys.text") }
      } else {
        List(label: words("accounts.passkeys"), isBoxed: true, passkeys.map(row))
      }
      if isPossible {
        PasskeyForm(
          step: .create, question: Self.path + "/question", action: Self.path, caption: words("accounts.passkeys.add"),
          words: words, content: name("", id: "name"))
      } else {
        Banner(.doubt) { words("accounts.passkeys.impossible") }
      }
    }
  }

  private func row(_ passkey: KeptPasskey) -> ListRow {
    let path = Self.path + "/" + passkey.id.text
    let used = passkey.usedAt.map { words("accounts.used", .text(words.short($0, now))) }
    let name = passkey.name.isEmpty ? words("accounts.passkey") : passkey.name
    return ListRow(
      name, icon: .user,
      sub: used ?? words("accounts.made", .text(words.short(passkey.createdAt, now))),
      flags: passkey.doubtedAt == nil ? [] : [words("accounts.passkeys.doubt")],
      value: HTML {
        Disclosure(words("accounts.passkeys.change")) {
          form(.class("stack"), .method("post"), .action(path + "/rename")) {
            self.name(passkey.name, id: passkey.id.text)
            Button(words("accounts.save")).small
          }
          SmallForm(path + "/remove", words("accounts.remove"), isDangerous: true)
        }
      }, isFlush: true)
  }

  private func name(_ value: String, id: String) -> HTML {
    div(.class("field")) {
      label(.for("f-" + id)) { words("accounts.passkeys.name") }
      input(
        .class("input"), .type("text"), .id("f-" + id), .name("name"), .value(value), .maxlength(80),
        .autocomplete("off"))
    }
  }
}
