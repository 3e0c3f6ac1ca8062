package import HTML
package import Localization

/// Something that rises over the page, opened by a link to `#id`; it works without a script.
package struct Sheet: Component {
  let id: String
  let heading: String
  let isFromSide: Bool
  let isOpen: Bool
  let content: HTML
  let close: String

  /// A sheet with its heading; it rises from below or comes from the side, and opens by a link or stands open.
  package init(
    id: String, _ heading: String, words: Words, isFromSide: Bool = false, isOpen: Bool = false,
    @HTMLBuilder content: () -> HTML
  ) {
    self.id = id
    self.heading = heading
    self.isFromSide = isFromSide
    self.isOpen = isOpen
    close = words("design.close")
    self.content = content()
  }

  /// The sheet's markup.
  package var html: HTML {
    dialog(
      .class("overlay", isFromSide ? "drawer" : nil), .id(id), .aria("labelledby", id + "-title"),
      .data("open", isOpen), .open(isOpen)
    ) {
      a(.class("dismiss"), .href("#main"), .tabindex(-1), .aria("label", close), .data("close"))
      div(.class("sheet")) {
        span(.class("grabber"), .aria("hidden", true))
        div(.class("section-head")) {
          h2(.id(id + "-title")) { heading }
          IconButton(.close, label: close, href: "#main", isQuiet: true, .data("close"))
        }
        content
      }
    }
  }
}
