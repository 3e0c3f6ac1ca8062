import Base
import Book
import Design
import HTML
import Localization

/// Draws what became of a file that was agreed to.
struct ImportResultView {
  let words: Words

  func page(_ output: ImportResultViewModel.Output) -> Page {
    Page(
      words("commons.import"), bar: AppBar(words("commons.import"), back: (words("commons.back"), "/import")),
      place: "import", width: .medium
    ) {
      div(.class("stack"), .id("import-result"), output.outcome.topic.map { .data("live", $0 + " start") }) {
        switch output.outcome {
        case .running, .changed: running(output)
        case .failed(let sentence): failed(output, sentence)
        case .done(let done): taken(output, done)
        }
      }
    }
  }

  private func running(_ output: ImportResultViewModel.Output) -> HTML {
    HTML {
      LoadingState(.submit, words("commons.import.running", .text(output.fileName)))
      ProgressBar(label: output.fileName, output.progress, of: 100)
      p(.class("ink-2")) { words("commons.import.running.text") }
      div(.class("row")) {
        Button(words("commons.refresh"), href: "/import/" + output.token.text)
        Button(words("commons.toCalendar"), href: "/")
      }
    }
  }

  private func failed(_ output: ImportResultViewModel.Output, _ sentence: String) -> HTML {
    HTML {
      Banner(.error) { output.fileName + ": " + sentence }
      div(.class("row")) { Button(words("commons.import.other"), href: "/import") }
    }
  }

  private func taken(_ output: ImportResultViewModel.Output, _ done: ImportTally) -> HTML {
    HTML {
      Banner(.calm) { output.fileName + ": " + words("commons.import.added", .count(done.added)) }
      if done.already > 0 { p(.class("ink-2")) { words("commons.import.already", .count(done.already)) } }
      div(.class("row")) {
        Button(words("commons.toCalendar"), .primary, icon: .calendar, href: "/")
        if let id = done.importID {
          form(.method("post"), .action("/imports/" + id.text + "/undo")) {
            Button(words("commons.import.undo"), icon: .undo)
          }
        }
        Button(words("commons.import.another"), icon: .box, href: "/import")
      }
    }
  }
}
