import Base
import Book
import Design
import HTML
import Localization

/// Draws which books can be written out, and the files that are there.
struct ExportView {
  let words: Words
  let zone: Zone

  func page(_ choices: [ExportBox.Choice], _ exports: [Export]) -> Page {
    Page(
      words("commons.export"), bar: AppBar(words("commons.export"), back: (words("commons.back"), "/import")),
      place: "import", width: .medium
    ) {
      p(.class("ink-2")) { words("commons.export.intro") }
      for choice in choices { books(choice) }
      if !exports.isEmpty {
        PartSection(words("commons.export.files"), id: "export-files") { List(exports.map(row)) }
      }
    }
  }

  private func books(_ choice: ExportBox.Choice) -> HTML {
    PartSection(words.text(choice.title, []), id: "export-" + choice.book) {
      List(
        choice.formats.map { format in
          ListRow(format.uppercased(), icon: .file, sub: meaning(format)) {
            form(.method("post"), .action("/export")) {
              input(.type("hidden"), .name("book"), .value(choice.book))
              input(.type("hidden"), .name("format"), .value(format))
              Button(words("commons.export.make", .text(format.uppercased()))).small
            }
          }
        })
    }.html
  }

  private func row(_ export: Export) -> ListRow {
    let sub: String
    if case .ready(_, let size, let end) = export.state {
      sub = words.bytes(size) + " · " + ExportWords(words, zone).until(end)
    } else {
      sub = words("commons.export.writing", .text(export.fileName))
    }
    return ListRow(export.fileName, href: "/export/" + export.id.text, icon: .file, sub: sub)
  }

  private func meaning(_ format: String) -> String? {
    switch format {
    case "csv": words("commons.export.csv")
    case "json": words("commons.export.json")
    default: nil
    }
  }
}
