/// A fragment of a page: text and elements in order, escaped only when it is written.
///
/// There is no way to put raw markup into it, so no text that a person typed can become a tag.
package struct HTML: Sendable, Equatable {
  var nodes: [Node]

  /// An empty fragment, which writes nothing.
  package init() { nodes = [] }

  /// A fragment of the parts in their order.
  package init(_ parts: [HTML]) { nodes = parts.flatMap(\.nodes) }

  /// A fragment built with `if`, `for` and plain strings.
  package init(@HTMLBuilder _ content: () -> HTML) { self = content() }

  init(nodes: [Node]) { self.nodes = nodes }

  /// Text, escaped when it is written.
  package static func text(_ text: String) -> HTML {
    text.isEmpty ? HTML() : HTML(nodes: [.text(text)])
  }

  /// The fragment written once and for all, for what stands on every page.
  package func frozen() -> HTML { HTML(nodes: [.written(bytes())]) }

  /// Whether the fragment writes nothing.
  package var isEmpty: Bool { nodes.isEmpty }

  static func element(_ tag: StaticString, _ attributes: [Attribute?], _ content: HTML) -> HTML {
    HTML(nodes: [.element(Element(tag: tag, attributes: Attribute.settled(attributes), children: content.nodes))])
  }

  static func void(_ tag: StaticString, _ attributes: [Attribute?]) -> HTML {
    let attributes = Attribute.settled(attributes)
    return HTML(nodes: [.element(Element(tag: tag, attributes: attributes, children: [], ending: .none))])
  }

  static func shape(_ tag: StaticString, _ attributes: [Attribute?]) -> HTML {
    let attributes = Attribute.settled(attributes)
    return HTML(nodes: [.element(Element(tag: tag, attributes: attributes, children: [], ending: .slash))])
  }
}

/// One piece of a fragment.
indirect enum Node: Sendable, Equatable {
  case text(String)
  case element(Element)
  /// A fragment that was escaped and written before; only `frozen()` makes it.
  case written([UInt8])
}

/// A tag with its attributes and what it holds.
struct Element: Sendable, Equatable {
  let tag: StaticString
  let attributes: [Attribute]
  let children: [Node]
  var ending = Ending.tag

  /// How an element ends: by its tag, not at all (void elements of HTML), or within its start (shapes of SVG).
  enum Ending: Sendable {
    case tag, none, slash
  }

  static func == (one: Element, other: Element) -> Bool {
    one.tag.isSame(as: other.tag) && one.attributes == other.attributes && one.children == other.children
  }
}

extension StaticString {
  func isSame(as other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount
      && withUTF8Buffer { mine in other.withUTF8Buffer { mine.elementsEqual($0) } }
  }
}
