import Design
import HTML
import HTTP
import Localization

/// The page that stands for one that could not be shown.
struct ErrorView {
  let words: Words

  func page(_ error: HTTPError) -> Page {
    let text = ErrorWords(words)
    return Page(text.heading(error), bar: AppBar(words("design.name")), place: nil, width: .medium) {
      ErrorPage(error.status.code, text.heading(error), text: text.advice(error)) {
        Button(words("app.error.home"), .primary, href: "/")
      }
    }
  }
}
