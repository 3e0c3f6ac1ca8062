package import HTML

/// A box on the page.
package struct Card: Component {
  let isLined: Bool
  let content: HTML
  let attributes: [Attribute?]

  /// A filled or a lined box.
  package init(isLined: Bool = false, _ attributes: Attribute?..., @HTMLBuilder content: () -> HTML) {
    self.isLined = isLined
    self.attributes = attributes
    self.content = content()
  }

  /// The box's markup.
  package var html: HTML { div(.class("card", isLined ? "line" : nil), .group(attributes)) { content } }
}

/// A part of a page with its heading and, beside it, at most one thing to do.
package struct PartSection: Component {
  let id: String
  let heading: String
  let action: HTML
  let content: HTML
  let attributes: [Attribute?]

  /// A part whose heading carries the id.
  package init(
    _ heading: String, id: String, action: HTML = HTML(), _ attributes: Attribute?..., @HTMLBuilder content: () -> HTML
  ) {
    self.heading = heading
    self.id = id
    self.action = action
    self.attributes = attributes
    self.content = content()
  }

  /// The part's markup.
  package var html: HTML {
    section(.aria("labelledby", id), .group(attributes)) {
      div(.class("section-head")) {
        h2(.id(id)) { heading }
        action
      }
      content
    }
  }
}

/// Something that opens on demand.
package struct Disclosure: Component {
  let caption: String
  let trailing: HTML
  let isCard: Bool
  let isOpen: Bool
  let content: HTML

  /// A line that opens what is behind it; on a card it may show a figure at its end.
  package init(
    _ caption: String, trailing: HTML = HTML(), isCard: Bool = false, isOpen: Bool = false,
    @HTMLBuilder content: () -> HTML
  ) {
    self.caption = caption
    self.trailing = trailing
    self.isCard = isCard
    self.isOpen = isOpen
    self.content = content()
  }

  /// The disclosure's markup.
  package var html: HTML {
    details(.class("disclosure", isCard ? "card line" : nil), .open(isOpen)) {
      summary {
        caption
        if !trailing.isEmpty { span(.class("end")) { trailing } }
      }
      content
    }
  }
}
