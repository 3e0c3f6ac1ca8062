import Base
import Book
import Design
import HTML
import Localization

/// Draws the list of past imports.
struct ImportListView {
  let words: Words
  let zone: Zone

  func page(_ entries: [ImportEntry]) -> Page {
    Page(
      words("commons.imports"), bar: AppBar(words("commons.imports"), back: (words("commons.back"), "/import")),
      place: "import", width: .medium
    ) {
      if entries.isEmpty {
        EmptyState(.importBox, words("commons.imports.empty"), text: words("commons.imports.empty.text")) {
          Button(words("commons.import"), .primary, icon: .box, href: "/import")
        }
      } else {
        List(entries.map(row))
      }
    }
  }

  private func row(_ entry: ImportEntry) -> ListRow {
    let at = words.day(zone.day(of: entry.at), .medium) + " " + words.time(zone.time(of: entry.at))
    let sub = [at, words("commons.import.added", .count(entry.added))].joined(separator: " · ")
    return ListRow(entry.file, icon: .file, sub: sub) {
      if entry.undone {
        span(.class("ink-3 body4")) { words("commons.imports.undone") }
      } else {
        form(.method("post"), .action("/imports/" + entry.id.text + "/undo")) {
          Button(words("commons.import.undo"), icon: .undo).small
        }
      }
    }
  }
}

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
