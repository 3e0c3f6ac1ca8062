package import HTML

/// A small round choice, such as a filter.
package struct Chip: Component {
  let caption: String
  let href: String
  var icon: Icon?
  var isCurrent = false
  var removeLabel: String?
  var opens = false

  /// A choice among several; the current one is filled.
  package init(_ caption: String, href: String, icon: Icon? = nil, isCurrent: Bool = false) {
    self.caption = caption
    self.href = href
    self.icon = icon
    self.isCurrent = isCurrent
  }

  /// A filter that is on; following it takes it away.
  package init(_ caption: String, href: String, removeLabel: String) {
    self.caption = caption
    self.href = href
    self.removeLabel = removeLabel
  }

  /// A filter that opens its choices.
  package init(_ caption: String, opening href: String) {
    self.caption = caption
    self.href = href
    opens = true
  }

  /// The chip's markup.
  package var html: HTML {
    a(
      .class("chip", removeLabel == nil ? nil : "on"), .href(href), isCurrent ? .aria("current", true) : nil,
      removeLabel.map { .aria("label", $0) }
    ) {
      icon
      caption
      if removeLabel != nil { Icon.close }
      if opens { Icon.down }
    }
  }
}

/// Chips in a line that scrolls sideways.
package struct ChipStrip: Component {
  let label: String
  let chips: HTML

  /// Chips under one name.
  package init(label: String, @HTMLBuilder chips: () -> HTML) {
    self.label = label
    self.chips = chips()
  }

  /// The line's markup.
  package var html: HTML { div(.class("strip"), .role("group"), .aria("label", label)) { chips } }
}

/// A tag in the colour that its name always has.
package struct TagChip: Component, Equatable {
  let name: String

  /// A tag by its name.
  package init(_ name: String) { self.name = name }

  /// The tag's markup.
  package var html: HTML { drawn() }

  func drawn(_ more: Attribute?...) -> HTML {
    span(.class("tag"), .data("hue", String(Self.hue(of: name))), .group(more)) { name }
  }

  /// One of the eight hues, the same for a name on every machine and in every year.
  static func hue(of name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ (hash >> 15)) % 8) + 1
  }
}

/// Which side of the market a record is on.
package struct SideMark: Component {
  let caption: String
  let isFilled: Bool

  /// A word in a box; records that close are filled.
  package init(_ caption: String, isFilled: Bool) {
    self.caption = caption
    self.isFilled = isFilled
  }

  /// The mark's markup.
  package var html: HTML { span(.class("side"), isFilled ? .data("side", "sell") : nil) { caption } }
}
