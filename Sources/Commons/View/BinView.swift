import Base
import Book
import Design
import HTML
import Localization

/// Draws the bin.
struct BinView {
  let words: Words
  let zone: Zone

  func page(_ shelves: [BinService.Shelf], live: String) -> Page {
    Page(
      words("commons.bin"), bar: AppBar(words("commons.bin"), back: (words("commons.back"), "/settings")),
      place: "settings", width: .medium, live: live
    ) {
      if shelves.isEmpty {
        EmptyState(.emptyBin, words("commons.bin.empty"), text: words("commons.bin.text", .count(BinService.days)))
      } else {
        p(.class("ink-2")) { words("commons.bin.text", .count(BinService.days)) }
        for shelf in shelves { drawn(shelf) }
      }
    }
  }

  private func drawn(_ shelf: BinService.Shelf) -> HTML {
    PartSection(words.text(shelf.title, []), id: "bin-" + shelf.book, action: eraseAll(shelf)) {
      List(
        shelf.records.map { record in
          let left = words("commons.bin.binnedOn", .text(words.day(zone.day(of: record.binnedAt), .monthDay)))
          let day = record.day.map { words.day($0, .medium) }
          let sub = [day, record.detail, left].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
          return ListRow(record.title, sub: sub) {
            button("restore", words("commons.bin.restore"), .undo, shelf.book, record)
            button("erase", words("commons.bin.erase"), .trash, shelf.book, record)
          }
        })
    }.html
  }

  private func button(_ action: String, _ caption: String, _ icon: Icon, _ book: String, _ record: BinnedRecord) -> HTML
  {
    form(.method("post"), .action("/bin/" + book + "/" + action), .data("asks", action == "erase")) {
      input(.type("hidden"), .name("id"), .value(record.id.text))
      IconButton(icon, label: caption + ": " + record.title, isQuiet: true, .type("submit"))
    }
  }

  private func eraseAll(_ shelf: BinService.Shelf) -> HTML {
    form(.method("post"), .action("/bin/" + shelf.book + "/erase"), .data("asks")) {
      input(.type("hidden"), .name("all"), .value("1"))
      Button(words("commons.bin.eraseAll"), .text)
    }
  }

  /// The question before something is gone for ever.
  func agreement(_ book: String, _ ids: [ID], isAll: Bool) -> Page {
    Page(
      words("commons.bin.erase"), bar: AppBar(words("commons.bin.erase"), back: (words("commons.back"), "/bin")),
      place: "settings", width: .medium, isBare: true
    ) {
      Question(
        words("commons.bin.erase.question", .count(ids.count)), text: words("commons.bin.erase.forEver"),
        post: "/bin/" + book + "/erase",
        fields: (isAll ? [("all", "1")] : ids.map { ("id", $0.text) }) + [("agreed", "1")],
        agree: words("commons.bin.erase"), refuse: (words("commons.cancel"), "/bin"))
    }
  }
}
