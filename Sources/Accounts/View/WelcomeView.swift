import Design
import HTML
import Localization

/// Draws the four pages that say what the house is.
struct WelcomeView {
  static let steps = 1...4

  let words: Words

  func page(_ step: Int) -> Page {
    let (drawing, heading, text) = content(step)
    let next = step == Self.steps.upperBound ? "/welcome/start" : "/welcome/\(step + 1)"
    return Page(
      heading,
      bar: AppBar(words("accounts.welcome"), back: step == 1 ? nil : (words("accounts.back"), "/welcome/\(step - 1)")) {
        Button(words("accounts.welcome.skip"), .text, href: "/welcome/start")
      },
      place: nil, width: .medium, isBare: true, isAlone: true, classes: "welcome",
      foot: ActionBar(label: words("accounts.welcome")) {
        Button(words("accounts.welcome.next"), .primary, href: next)
      }.html
    ) {
      section(.class("welcome-page")) {
        drawing
        h2(.class("h1")) { heading }
        p(.class("ink-2")) { text }
      }
      nav(.class("dots"), .aria("label", words("accounts.welcome.pages"))) {
        for page in Self.steps {
          a(
            .href("/welcome/\(page)"), .aria("label", words("accounts.welcome.page", .count(page))),
            page == step ? .aria("current", "page") : nil)
        }
      }
    }
  }

  private func content(_ step: Int) -> (Drawing, String, String) {
    switch step {
    case 1: (.dayInOneSquare, words("accounts.welcome.day"), words("accounts.welcome.day.text"))
    case 2: (.reasons, words("accounts.welcome.reasons"), words("accounts.welcome.reasons.text"))
    case 3: (.importBox, words("accounts.welcome.files"), words("accounts.welcome.files.text"))
    default: (.ownMachine, words("accounts.welcome.own"), words("accounts.welcome.own.text"))
    }
  }
}
