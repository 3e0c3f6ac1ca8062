package import HTML

/// A signed figure with its arrow, already written in the person's language.
package struct Delta: Component, Equatable {
  let text: String
  let sign: Sign

  /// A figure such as `+982,256원`; the arrow comes from the style sheet.
  package init(_ text: String, _ sign: Sign) {
    self.text = text
    self.sign = sign
  }

  /// The figure's markup.
  package var html: HTML { span(.class("delta"), sign.attribute) { text } }
}

/// An amount without a sign, kept on one line.
package struct Money: Component, Equatable {
  let text: String

  /// An amount such as `3,478,500원`.
  package init(_ text: String) { self.text = text }

  /// The amount's markup.
  package var html: HTML { span(.class("money")) { text } }
}

/// The figure that a page is about, in large type, with what it is above it.
package struct BigFigure: Component {
  let name: String?
  let figure: HTML
  let href: String?
  let label: String?

  /// A figure; with an address it leads to how it is worked out.
  package init(_ name: String? = nil, href: String? = nil, label: String? = nil, @HTMLBuilder figure: () -> HTML) {
    self.name = name
    self.href = href
    self.label = label
    self.figure = figure()
  }

  /// The figure's markup.
  package var html: HTML {
    div {
      if let name { p(.class("body4 ink-3")) { name } }
      p(.class("big")) {
        if let href {
          a(.class("why"), .href(href), label.map { .aria("label", $0) }) { figure }
        } else {
          figure
        }
      }
    }
  }
}
