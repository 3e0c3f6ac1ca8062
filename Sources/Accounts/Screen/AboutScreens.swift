import Book
import HTTP

/// `/settings/news`, `/settings/licences` and `/settings/contact`.
struct AboutScreens: Sendable {
  let about: About

  var all: [Screen] {
    [
      Screen(.get, "/settings/news", samples: ["/settings/news"]) { _, visitor in
        .page(NewsView(words: visitor.words).page(about.releases))
      },
      Screen(.get, "/settings/licences", samples: ["/settings/licences"]) { _, visitor in
        .page(LicencesView(words: visitor.words).page(about.libraries))
      },
      Screen(.get, "/settings/contact", samples: ["/settings/contact"]) { _, visitor in
        .page(ContactView(words: visitor.words).page(about))
      },
    ]
  }
}
