extension Attribute {
  /// Class names; the missing ones are left out.
  package static func `class`(_ names: String?...) -> Attribute {
    Attribute("class", names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The name of the element within its page.
  package static func id(_ id: String) -> Attribute { Attribute("id", id) }

  /// The language of the content, as a BCP 47 tag.
  package static func lang(_ tag: String) -> Attribute { Attribute("lang", tag) }

  /// A tip that browsers show on hover.
  package static func title(_ text: String) -> Attribute { Attribute("title", text) }

  /// The place in the order of the tab key.
  package static func tabindex(_ index: Int) -> Attribute { Attribute("tabindex", String(index)) }

  /// Takes the element out of the page.
  package static func hidden(_ holds: Bool = true) -> Attribute? { flag("hidden", holds) }

  /// A value for our own scripts and style sheets: `data-NAME`.
  package static func data(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(name, value, prefix: "data-")
  }

  /// A mark for our own scripts and style sheets: `data-NAME` without a value.
  package static func data(_ name: StaticString, _ holds: Bool = true) -> Attribute? {
    flag(name, holds, prefix: "data-")
  }

  /// What assistive technology reads: `aria-NAME`.
  package static func aria(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(name, value, prefix: "aria-")
  }

  /// A truth that assistive technology reads: `aria-NAME="true"` or `"false"`.
  package static func aria(_ name: StaticString, _ holds: Bool) -> Attribute {
    Attribute(name, holds ? "true" : "false", prefix: "aria-")
  }

  /// The role that assistive technology announces.
  package static func role(_ role: String) -> Attribute { Attribute("role", role) }
}
