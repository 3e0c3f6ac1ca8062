import Base
import Design
import HTML
import Localization

/// Draws how an export gets on, and what came of it.
struct ExportResultView {
  let words: Words
  let zone: Zone

  func page(_ export: Export) -> Page {
    Page(
      words("commons.export"), bar: AppBar(words("commons.export"), back: (words("commons.back"), "/export")),
      place: "import", width: .medium
    ) {
      div(.class("stack"), .id("export-result"), export.topic.map { .data("live", $0 + " start") }) {
        switch export.state {
        case .writing(let bytes): writing(export, bytes)
        case .ready(_, let size, let end): ready(export, size, until: end)
        case .failed: again(export, .error, words("commons.export.failed", .text(export.fileName)))
        case .gone: again(export, .doubt, words("commons.export.gone", .text(export.fileName)))
        }
      }
    }
  }

  private func writing(_ export: Export, _ bytes: Int) -> HTML {
    HTML {
      LoadingState(.submit, words("commons.export.writing", .text(export.fileName)))
      if bytes > 0 { p { words("commons.export.soFar", .text(words.bytes(bytes))) } }
      p(.class("ink-2")) { words("commons.export.leave") }
      div(.class("row")) {
        Button(words("commons.refresh"), href: "/export/" + export.id.text)
        Button(words("commons.toCalendar"), href: "/")
      }
    }
  }

  private func ready(_ export: Export, _ size: Int, until end: Instant) -> HTML {
    HTML {
      Banner(.calm) { words("commons.export.ready", .text(export.fileName), .text(words.bytes(size))) }
      p(.class("ink-2")) { ExportWords(words, zone).until(end) }
      div(.class("row")) {
        Button(words("commons.export.download"), .primary, icon: .download, href: "/export/\(export.id)/file")
        Button(words("commons.export.back"), href: "/export")
      }
    }
  }

  private func again(_ export: Export, _ kind: Banner.Kind, _ sentence: String) -> HTML {
    HTML {
      Banner(kind) { sentence }
      form(.method("post"), .action("/export"), .class("row")) {
        input(.type("hidden"), .name("book"), .value(export.book))
        input(.type("hidden"), .name("format"), .value(export.format))
        Button(words("commons.export.again"), .primary)
        Button(words("commons.export.back"), href: "/export")
      }
    }
  }
}
