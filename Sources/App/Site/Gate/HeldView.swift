import Base
import Design
import HTML
import Localization

/// Says what will be sent, and waits for a press.
struct HeldView {
  /// So many lines tell what it is.
  private static let lines = 12

  let words: Words

  func page(_ held: Held?, token: String) -> Page {
    Page(words("app.held"), bar: AppBar(words("app.held")), place: nil, width: .medium) {
      if let held { waiting(held, token) } else { nothing }
    }
  }

  private func waiting(_ held: Held, _ token: String) -> HTML {
    HTML {
      Banner(.calm) { words("app.held.text") }
      List(
        label: words("app.held.content"), isBoxed: true,
        held.files.map { ListRow($0.name, icon: .file, isFlush: true) }
          + held.typed.prefix(Self.lines).map { ListRow(String($0.prefix(200)), isFlush: true) })
      div(.class("row")) {
        form(.id("held"), .method("post"), .action(HeldScreens.path), .data("guard")) {
          input(.type("hidden"), .name("token"), .value(token))
          Button(words("app.held.send"), .primary)
        }
        form(.method("post"), .action(HeldScreens.path + "/discard")) {
          input(.type("hidden"), .name("token"), .value(token))
          Button(words("app.held.discard"))
        }
      }
    }
  }

  private var nothing: HTML {
    EmptyState(.nothingFound, words("app.held.nothing"), text: words("app.held.nothing.text")) {
      Button(words("app.error.home"), .primary, href: "/")
    }.html
  }
}
