package import HTML

/// The pages of one book.
package struct Tabs: Component {
  /// One page.
  package struct Tab: Sendable {
    let caption: String
    let href: String
    let isCurrent: Bool

    /// A page by its name and address.
    package init(_ caption: String, href: String, isCurrent: Bool = false) {
      self.caption = caption
      self.href = href
      self.isCurrent = isCurrent
    }
  }

  let label: String
  let tabs: [Tab]

  /// Pages in their order, under the book's name.
  package init(label: String, _ tabs: [Tab]) {
    self.label = label
    self.tabs = tabs
  }

  /// The line's markup.
  package var html: HTML {
    nav(.class("tabs"), .aria("label", label)) {
      for tab in tabs { a(.href(tab.href), tab.isCurrent ? .aria("current", "page") : nil) { tab.caption } }
    }
  }
}

/// A choice of one among few, as links that change the page.
package struct SegmentedLinks: Component {
  let label: String
  let tabs: [Tabs.Tab]
  let isSmall: Bool

  /// Choices in their order.
  package init(label: String, isSmall: Bool = true, _ tabs: [Tabs.Tab]) {
    self.label = label
    self.tabs = tabs
    self.isSmall = isSmall
  }

  /// The choice's markup.
  package var html: HTML {
    div(.class("segmented", isSmall ? "small" : nil), .role("group"), .aria("label", label)) {
      for tab in tabs { a(.href(tab.href), tab.isCurrent ? .aria("current", true) : nil) { tab.caption } }
    }
  }
}

/// Earlier and later, around the name of what is shown.
package struct Period: Component {
  let title: String
  let previous: (label: String, href: String)
  let next: (label: String, href: String)

  /// A period between its neighbours.
  package init(_ title: String, previous: (label: String, href: String), next: (label: String, href: String)) {
    self.title = title
    self.previous = previous
    self.next = next
  }

  /// The line's markup.
  package var html: HTML {
    div(.class("row period")) {
      IconButton(.left, label: previous.label, href: previous.href, isQuiet: true)
      span(.class("subtitle3")) { title }
      IconButton(.right, label: next.label, href: next.href, isQuiet: true)
    }
  }
}

/// The way to further lines of a list.
package struct Pager: Component {
  let previous: (caption: String, href: String)?
  let next: (caption: String, href: String)?

  /// Links to the lines before and after, where there are any.
  package init(previous: (caption: String, href: String)? = nil, next: (caption: String, href: String)? = nil) {
    self.previous = previous
    self.next = next
  }

  /// The line's markup; nothing where all is shown.
  package var html: HTML {
    if previous == nil && next == nil { return HTML() }
    return nav(.class("pager")) {
      if let previous { Button(previous.caption, href: previous.href).small } else { span() }
      if let next { Button(next.caption, href: next.href).small }
    }
  }
}
