import Design
import HTML
import Localization

/// A field for a password, which managers of passwords recognise.
struct PasswordField: Component {
  /// What a manager of passwords has to do with it.
  enum Purpose: String { case current = "current-password", new = "new-password" }

  let name: String
  let caption: String
  let purpose: Purpose
  var hint: String?
  var error: String?

  var html: HTML {
    Field(
      name, caption, hint: hint, error: error, isRequired: true, .type("password"), .autocomplete(purpose.rawValue),
      .spellcheck(false), .maxlength(1024)
    ).html
  }
}

/// The name by which somebody signs in.
struct NameField: Component {
  let caption: String
  var value = ""
  var hint: String?
  var error: String?

  var html: HTML {
    Field(
      "name", caption, value: value, hint: hint, error: error, isRequired: true, .autocomplete("username"),
      .spellcheck(false), .maxlength(PeopleService.longestName)
    ).html
  }
}

/// A form that a passkey answers; its script shows it where the browser knows passkeys.
struct PasskeyForm: Component {
  /// Whether a passkey is made, or asked for.
  enum Step: String { case create, get }

  let step: Step
  /// Where the question comes from.
  let question: String
  let action: String
  let caption: String
  let words: Words
  var fields: [(name: String, value: String)] = []
  var content = HTML()

  var html: HTML {
    form(
      .id("passkey"), .class("stack"), .method("post"), .action(action), .hidden(), .data("passkey", step.rawValue),
      .data("question", question)
    ) {
      for field in fields { input(.type("hidden"), .name(field.name), .value(field.value)) }
      input(.type("hidden"), .name("ticket"))
      input(.type("hidden"), .name("answer"))
      content
      p(.class("error"), .role("alert"), .hidden(), .data("passkey-failed")) { words("accounts.passkey.failed") }
      Button(caption, icon: .user).wide
    }
  }
}
