import Book
import Design
import HTML
import Localization

/// Draws the settings in sections for what exists.
struct SettingsView {
  let words: Words
  let version: String

  func page(_ output: SettingsViewModel.Output) -> Page {
    Page(words("accounts.settings"), bar: AppBar(words("accounts.settings")), place: "settings", width: .medium) {
      div(.class("settings stack loose")) {
        if output.hasDemo { DemoView(words: words).banner }
        RecordForm(id: "settings-form", action: "/settings", words: words) {
          div(.class("stack loose")) {
            look(output)
            days(output)
            div(.class("row")) { Button(words("accounts.save"), .primary) }
          }
        }
        output.bookSections
        account
        rest
        about
      }
    }
  }

  private func look(_ output: SettingsViewModel.Output) -> HTML {
    PartSection(words("accounts.look"), id: "look") {
      Card {
        div(.class("stack")) {
          Field(
            "language", words("accounts.language"),
            .choice(Language.allCases.map { Choice($0.rawValue, $0.ownName, language: $0.tag) }),
            value: output.form.language,
            error: error("language", output))
          named(words("accounts.theme"), error("theme", output), "theme") {
            Segmented(
              "theme", label: words("accounts.theme"),
              [
                Choice("system", words("accounts.theme.system")), Choice("light", words("accounts.theme.light")),
                Choice("dark", words("accounts.theme.dark")),
              ], value: output.form.theme)
          }
          Field(
            "text_size", words("accounts.textSize"),
            .choice(Settings.textSizes.map { Choice(String($0), "\($0) %") }), value: output.form.textSize,
            error: error("text_size", output))
          GainColoursField(words: words, value: output.form.gainColours, error: error("gain_colours", output))
        }
      }
    }.html
  }

  private func days(_ output: SettingsViewModel.Output) -> HTML {
    PartSection(words("accounts.days"), id: "days") {
      Card {
        div(.class("stack")) {
          Field(
            "zone", words("accounts.zone"), value: output.form.zone, hint: words("accounts.zone.hint"),
            error: error("zone", output), isRequired: true, .list("zones"), .autocomplete("off"))
          named(words("accounts.dayRule"), error("day_rule", output), "day_rule") {
            RadioList(
              "day_rule", label: words("accounts.dayRule"),
              [
                .init(Choice("origin", words("accounts.dayRule.origin"))),
                .init(Choice("own", words("accounts.dayRule.own"))),
                .init(Choice("other", words("accounts.dayRule.other"))),
              ], value: output.form.dayChoice)
          }
          Field(
            "day_zone", words("accounts.dayZone"), value: output.form.dayZone,
            hint: words("accounts.dayRule.hint"), error: error("day_zone", output), .list("zones"),
            .autocomplete("off"))
          datalist(.id("zones")) { for zone in output.zones { option(.value(zone)) } }
        }
      }
    }.html
  }

  private var account: HTML {
    PartSection(words("accounts.account"), id: "account") {
      List(
        isBoxed: true,
        [
          .setting(words("accounts.ownPassword"), icon: .user, href: PasswordView.path),
          .setting(words("accounts.passkeys"), icon: .user, href: PasskeysView.path),
          .setting(words("accounts.lock"), icon: .bell, href: LockSettingsView.path),
          .setting(words("accounts.sessions"), icon: .clock, href: SessionsView.path),
          .setting(words("accounts.people"), icon: .share, href: PeopleView.path),
          .setting(words("accounts.tokens"), icon: .text, href: TokensView.path),
        ])
    }.html
  }

  private var rest: HTML {
    PartSection(words("accounts.more"), id: "more") {
      List(
        isBoxed: true,
        [
          .setting(words("accounts.imports"), icon: .box, href: "/imports"),
          .setting(words("accounts.export"), icon: .download, href: "/export"),
          .setting(words("accounts.bin"), icon: .trash, href: "/bin"),
        ])
    }.html
  }

  private var about: HTML {
    PartSection(words("accounts.about"), id: "about") {
      List(
        isBoxed: true,
        [
          .setting(words("accounts.news"), icon: .bell, href: "/settings/news"),
          .setting(words("accounts.licences"), icon: .file, href: "/settings/licences"),
          .setting(words("accounts.contact"), icon: .user, href: "/settings/contact"),
          ListRow(words("accounts.version"), icon: .info) { span(.class("ink-2 body4")) { version } },
        ])
    }.html
  }

  private func named(_ caption: String, _ error: String?, _ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    div(.class("field")) {
      span(.class("label"), .aria("hidden", true)) { caption }
      content()
      FieldError(error, id: "f-" + name + "-error")
    }
  }

  private func error(_ name: String, _ output: SettingsViewModel.Output) -> String? {
    output.errors[name].map { words.text($0, []) }
  }
}
