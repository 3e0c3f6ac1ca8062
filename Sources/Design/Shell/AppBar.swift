package import HTML
import Localization

/// The head of a page: where one is, the way back, and what belongs to the whole page.
package struct AppBar: Component {
  let title: String
  var back: (label: String, href: String)?
  var around: (previous: HTML, next: HTML)?
  let end: HTML

  /// A title, the way back, and what stands at the end.
  package init(
    _ title: String, back: (label: String, href: String)? = nil, @HTMLBuilder end: () -> HTML = { HTML() }
  ) {
    self.title = title
    self.back = back
    self.end = end()
  }

  /// A period as the title, between the ways to its neighbours.
  package init(
    period title: String, previous: (label: String, href: String), next: (label: String, href: String),
    @HTMLBuilder end: () -> HTML = { HTML() }
  ) {
    self.title = title
    around = (
      IconButton(.left, label: previous.label, href: previous.href, isQuiet: true).html,
      IconButton(.right, label: next.label, href: next.href, isQuiet: true).html
    )
    self.end = end()
  }

  /// The bar's markup.
  package var html: HTML {
    header(.class("app-bar"), .id("app-bar")) {
      if let back { IconButton(.back, label: back.label, href: back.href, isQuiet: true) }
      around?.previous
      h1(.class(around == nil ? nil : "month-title")) { title }
      around?.next
      if !end.isEmpty { div(.class("end")) { end } }
    }
  }
}
