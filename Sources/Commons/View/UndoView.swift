import Base
import Book
import Design
import HTML
import Localization

/// Draws which edited records go with an import, before it is undone.
struct UndoView {
  let words: Words

  func page(_ id: ID, _ report: UndoReport) -> Page {
    Page(
      words("commons.import.undo"),
      bar: AppBar(words("commons.import.undo"), back: (words("commons.back"), "/imports")),
      place: "import", width: .medium, isBare: true, foot: foot(id)
    ) {
      Banner(.doubt) { words("commons.undo.edited", .count(report.edited.count)) }
      List(report.edited.map { ListRow($0.title, icon: .pencil) })
      p(.class("ink-2")) { words("commons.undo.removes", .count(report.removed)) }
    }
  }

  private func foot(_ id: ID) -> HTML {
    ActionBar(label: words("commons.actions")) {
      Button(words("commons.cancel"), href: "/imports")
      form(.method("post"), .action("/imports/" + id.text + "/undo"), .id("undo")) {
        input(.type("hidden"), .name("agreed"), .value("1"))
      }
      Button(words("commons.import.undo"), .primary, .form("undo")).dangerous
    }.html
  }
}
