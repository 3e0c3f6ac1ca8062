import Base
import Design
import HTML
import Localization
import Store

/// Draws what became of a file that was agreed to.
struct ImportResultView {
  let words: Words

  func page(_ staged: Staged, _ result: JSON, progress: Int?) -> Page {
    Page(
      words("commons.import"), bar: AppBar(words("commons.import"), back: (words("commons.back"), "/import")),
      place: "import", width: .medium
    ) {
      div(.class("stack"), .id("import-result"), .data("live", "jobs import")) {
        if result["running"] == .bool(true) {
          running(staged, progress)
        } else if case .string(let sentence)? = result["failed"] {
          Banner(.error) { staged.fileName + ": " + sentence }
          Button(words("commons.import.other"), href: "/import")
        } else {
          done(staged, result)
        }
      }
    }
  }

  private func running(_ staged: Staged, _ progress: Int?) -> HTML {
    HTML {
      LoadingState(.submit, words("commons.import.running", .text(staged.fileName)))
      ProgressBar(label: staged.fileName, progress ?? 0, of: 100)
      p(.class("ink-2")) { words("commons.import.running.text") }
      div(.class("row")) {
        Button(words("commons.refresh"), href: "/import/" + staged.token.text)
        Button(words("commons.toCalendar"), href: "/")
      }
    }
  }

  private func done(_ staged: Staged, _ result: JSON) -> HTML {
    HTML {
      Banner(.calm) {
        staged.fileName + ": " + words("commons.import.added", .count(count(result, "added")))
      }
      if count(result, "already") > 0 {
        p(.class("ink-2")) { words("commons.import.already", .count(count(result, "already"))) }
      }
      div(.class("row")) {
        Button(words("commons.toCalendar"), .primary, icon: .calendar, href: "/")
        if case .string(let id)? = result["import"] {
          form(.method("post"), .action("/imports/" + id + "/undo")) {
            Button(words("commons.import.undo"), icon: .undo)
          }
        }
        Button(words("commons.import.another"), icon: .box, href: "/import")
      }
    }
  }

  private func count(_ result: JSON, _ name: String) -> Int {
    if case .number(let text)? = result[name] { Int(text) ?? 0 } else { 0 }
  }
}
