import Design
import HTML
import Localization

/// Draws the box that waits for a file.
struct ImportView {
  let words: Words

  func page(error: String?) -> Page {
    Page(
      words("commons.import"),
      bar: AppBar(words("commons.import")) {
        Button(words("commons.imports"), .text, href: "/imports")
        Button(words("commons.export"), .text, href: "/export")
      },
      place: "import", width: .medium
    ) {
      if let error { Banner(.error) { error } }
      p(.class("ink-2")) { words("commons.import.intro") }
      form(.method("post"), .action("/import"), .enctype("multipart/form-data"), .class("stack"), .data("guard")) {
        FileDrop(
          "file", caption: words("commons.import.drop"), hint: words("commons.import.hint"),
          accept: ".csv,.tsv,.txt,.xls,.html,.htm,.json,text/csv,text/plain")
        div(.class("row")) { Button(words("commons.import.look"), .primary, icon: .search) }
      }
      Banner(.calm) { words("commons.import.calm") }
    }
  }
}
