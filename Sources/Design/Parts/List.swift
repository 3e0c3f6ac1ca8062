package import HTML

/// Lines under each other.
package struct List: Component {
  let label: String?
  let isBoxed: Bool
  let rows: [ListRow]

  /// Rows on the page, or in a box.
  package init(label: String? = nil, isBoxed: Bool = false, _ rows: [ListRow]) {
    self.label = label
    self.isBoxed = isBoxed
    self.rows = rows
  }

  /// The list's markup.
  package var html: HTML {
    ul(.class("list", isBoxed ? "boxed" : nil), label.map { .aria("label", $0) }) {
      for row in rows { li { row } }
    }
  }
}

/// One line of a list: what leads it, title, words below, and what stands at its end.
package struct ListRow: Component {
  let title: HTML
  var href: String?
  var leading = HTML()
  var below = HTML()
  var value = HTML()
  var isFlush = false
  var attributes: [Attribute?] = []

  /// A line; with an address the whole of it is the link.
  package init(
    _ title: String, href: String? = nil, icon: Icon? = nil, leading: HTML = HTML(), sub: String? = nil,
    flags: [String] = [], value: HTML = HTML(), valueSub: String? = nil, isFlush: Bool = false,
    _ attributes: Attribute?...
  ) {
    self.title = .text(title)
    self.href = href
    self.leading = HTML {
      icon
      leading
    }
    below = HTML {
      if let sub { span(.class("sub")) { sub } }
      for flag in flags { FlagNote(flag) }
    }
    self.value = HTML {
      if !value.isEmpty { span(.class("value")) { value } }
      if let valueSub { span(.class("sub")) { valueSub } }
    }
    self.isFlush = isFlush
    self.attributes = attributes
  }

  /// A line that ends in a control, such as a switch or a small button.
  package init(_ title: String, icon: Icon? = nil, sub: String? = nil, @HTMLBuilder control: () -> HTML) {
    self.init(title, icon: icon, sub: sub, isFlush: true)
    value = control()
  }

  /// A line of settings: the current value and an arrow further in.
  package static func setting(_ title: String, icon: Icon, href: String, sub: String? = nil, current: String = "")
    -> ListRow
  {
    var row = ListRow(title, href: href, icon: icon, sub: sub, isFlush: true)
    row.value = HTML {
      span(.class("ink-2 body4")) { current }
      Icon.right
    }
    return row
  }

  /// The line's markup, without its `li`.
  package var html: HTML {
    let look = Attribute.class("list-row", isFlush ? "flush" : nil)
    let content = HTML {
      leading
      span(.class("grow")) {
        span(.class("title")) { title }
        below
      }
      if !value.isEmpty { span(.class("end", isFlush ? nil : "pile")) { value } }
    }
    return if let href {
      a(look, .href(href), .group(attributes)) { content }
    } else {
      div(look, .group(attributes)) { content }
    }
  }
}
