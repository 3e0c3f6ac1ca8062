import Base
import Book
import Design
import HTML
import Localization

/// Draws the list of past imports.
struct ImportListView {
  let words: Words
  let zone: Zone

  func page(_ entries: [ImportEntry], live: String) -> Page {
    Page(
      words("commons.imports"), bar: AppBar(words("commons.imports"), back: (words("commons.back"), "/import")),
      place: "import", width: .medium, live: live
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
