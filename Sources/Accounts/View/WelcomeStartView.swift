import Base
import Book
import Design
import HTML
import Localization

/// Draws the choices of somebody who begins: language, zone, colours, and with what.
struct WelcomeStartView {
  let words: Words
  let offersImport: Bool

  func page(_ form: SettingsForm, _ zoneError: String?) -> Page {
    Page(
      words("accounts.welcome.start"),
      bar: AppBar(words("accounts.welcome"), back: (words("accounts.back"), "/welcome/4")), place: nil, width: .medium,
      isBare: true, isAlone: true, classes: "welcome"
    ) {
      RecordForm(id: "start", action: "/welcome/start", words: words, .class("stack welcome-start")) {
        h2(.class("h1")) { words("accounts.welcome.start") }
        Field(
          "language", words("accounts.language"),
          .choice(Language.allCases.map { Choice($0.rawValue, $0.ownName, language: $0.tag) }), value: form.language)
        Field(
          "zone", words("accounts.zone"), value: form.zone, hint: words("accounts.zone.hint"),
          error: zoneError.map { words.text(WordKey(stringLiteral: $0), []) }, isRequired: true, .list("zones"),
          .autocomplete("off"), .data("own-zone"))
        datalist(.id("zones")) { for zone in CommonZones.names { option(.value(zone)) } }
        GainColoursField(words: words, value: form.gainColours)
        div(.class("stack tight ways")) {
          if offersImport {
            Button(words("accounts.welcome.import"), .primary, icon: .upload, .name("next"), .value("import")).wide
          }
          Button(words("accounts.welcome.demo"), icon: .calendar, .name("next"), .value("demo")).wide
          p(.class("hint")) { words("accounts.welcome.demo.text") }
          Button(words("accounts.welcome.empty"), icon: .pencil, .name("next"), .value("empty")).wide
        }
      }
    }
  }
}

/// The choice of the colours of gain and loss, each with a sample.
struct GainColoursField: Component {
  let words: Words
  let value: String
  var error: String?

  var html: HTML {
    div(.class("field")) {
      span(.class("label"), .aria("hidden", true)) { words("accounts.gain") }
      RadioList(
        "gain_colours", label: words("accounts.gain"),
        [
          line("korean", words("accounts.gain.korean"), .data("gain", "korean")),
          line("western", words("accounts.gain.western"), .data("gain", "west")),
        ], value: value)
      FieldError(error, id: "f-gain_colours-error")
    }
  }

  private func line(_ value: String, _ caption: String, _ colours: Attribute?) -> RadioList.Line {
    RadioList.Line(Choice(value, caption), colours) {
      Delta(words.signedMoney(Amount(12_400), .krw), .up)
      Delta(words.signedMoney(Amount(-3_100), .krw), .down)
    }
  }
}

/// Draws what the settings say of sample records.
struct DemoView {
  let words: Words

  var banner: HTML {
    Banner(.calm) {
      words("accounts.demo.here")
      form(.method("post"), .action("/settings/demo/remove"), .data("asks")) {
        Button(words("accounts.demo.remove"), .text)
      }
    }.html
  }

  var question: Page {
    Page(
      words("accounts.demo.remove"),
      bar: AppBar(words("accounts.settings"), back: (words("accounts.back"), "/settings")),
      place: "settings", width: .medium, isBare: true
    ) {
      Question(
        words("accounts.demo.question"), text: words("accounts.demo.question.text"), post: "/settings/demo/remove",
        fields: [("agreed", "1")], agree: words("accounts.demo.remove"),
        refuse: (words("accounts.cancel"), "/settings"))
    }
  }
}
