package import HTML

/// Something to press: a link where it has an address, otherwise a button of a form.
package struct Button: Component {
  /// How a button looks.
  package enum Look: String, Sendable {
    /// The one thing that the page is for.
    case primary
    /// Everything else.
    case secondary
    /// Words alone.
    case text
  }

  let caption: String
  var look = Look.secondary
  var icon: Icon?
  var href: String?
  var classes: [String] = []
  var attributes: [Attribute?] = []

  /// A link that looks like a button; in a popup it may close it.
  package init(_ caption: String, _ look: Look = .secondary, icon: Icon? = nil, href: String, closes: Bool = false) {
    self.caption = caption
    self.look = look
    self.icon = icon
    self.href = href
    attributes = [.data("close", closes)]
  }

  /// A button that sends its form; attributes may say more about it.
  package init(
    _ caption: String, _ look: Look = .secondary, icon: Icon? = nil, type: String = "submit",
    _ attributes: Attribute?...
  ) {
    self.caption = caption
    self.look = look
    self.icon = icon
    self.attributes = [.type(type)] + attributes
  }

  /// The same, lower and narrower.
  package var small: Button { adding("small") }

  /// The same, as wide as its place.
  package var wide: Button { adding("wide") }

  /// The same, in the colour of things that cannot be taken back.
  package var dangerous: Button { adding("danger") }

  /// The same, only where there is room beside the calendar; a round button stands for it elsewhere.
  package var forDesktop: Button { adding("desk") }

  private func adding(_ name: String) -> Button {
    var copy = self
    copy.classes.append(name)
    return copy
  }

  /// The button's markup.
  package var html: HTML {
    let look = Attribute.class("btn", look.rawValue, classes.joined(separator: " "))
    let content = HTML {
      icon
      caption
    }
    return if let href {
      a(look, .href(href), .group(attributes)) { content }
    } else {
      button(look, .group(attributes)) { content }
    }
  }
}

/// An icon to press, with a label for those who do not see it.
package struct IconButton: Component {
  let icon: Icon
  let label: String
  let href: String?
  let isQuiet: Bool
  let attributes: [Attribute?]

  /// A link where there is an address, otherwise a button.
  package init(_ icon: Icon, label: String, href: String? = nil, isQuiet: Bool = false, _ attributes: Attribute?...) {
    self.icon = icon
    self.label = label
    self.href = href
    self.isQuiet = isQuiet
    self.attributes = attributes
  }

  /// The button's markup.
  package var html: HTML {
    let common = Attribute.group(
      [.class("icon-btn", isQuiet ? "quiet" : nil), .aria("label", label), .title(label)] + attributes)
    return if let href {
      a(common, .href(href)) { icon }
    } else {
      button(.type("button"), common) { icon }
    }
  }
}

/// The round button that adds a record, where the thumb is.
package struct AddButton: Component {
  let label: String
  let href: String

  /// A button that leads to an address or opens a sheet of the page.
  package init(label: String, href: String) {
    self.label = label
    self.href = href
  }

  /// The button's markup.
  package var html: HTML { a(.class("fab"), .href(href), .aria("label", label)) { Icon.plus } }
}
