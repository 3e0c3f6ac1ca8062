import Base
import Design
import HTML
import Localization

extension Page {
  /// A page behind the settings: a heading, and the way back.
  init(setting heading: String, words: Words, live: String? = nil, @HTMLBuilder content: () -> HTML) {
    self.init(
      heading, bar: AppBar(heading, back: (words("accounts.settings"), "/settings")), place: "settings",
      width: .medium, classes: "stack loose", live: live, content: content)
  }
}

/// One button that posts.
struct SmallForm: Component {
  let action: String
  let caption: String
  let isDangerous: Bool
  let fields: [(name: String, value: String)]

  init(_ action: String, _ caption: String, isDangerous: Bool = false, fields: [(name: String, value: String)] = []) {
    self.action = action
    self.caption = caption
    self.isDangerous = isDangerous
    self.fields = fields
  }

  var html: HTML {
    form(.method("post"), .action(action)) {
      for field in fields { input(.type("hidden"), .name(field.name), .value(field.value)) }
      isDangerous ? Button(caption).small.dangerous : Button(caption).small
    }
  }
}

/// A secret that is shown this once, to be copied.
struct OnceShown: Component {
  let caption: String
  let value: String

  var html: HTML {
    Field("once", caption, value: value, .readonly(), .autocomplete("off"), .spellcheck(false)).html
  }
}

extension Words {
  /// A day and the minute, as the person's clock shows it.
  func short(_ instant: Instant, _ now: Moment) -> String {
    let moment = Moment(instant: instant, zone: now.zone)
    return day(moment.day, .medium) + " " + time(moment.time)
  }
}
