extension Attribute {
  /// Where a link leads.
  package static func href(_ address: String) -> Attribute { url("href", address) }

  /// Where a picture or a script comes from.
  package static func src(_ address: String) -> Attribute { url("src", address) }

  /// What stands for a picture that is not seen.
  package static func alt(_ text: String) -> Attribute { Attribute("alt", text) }

  /// How the target of a link is related to this page.
  package static func rel(_ relation: String) -> Attribute { Attribute("rel", relation) }

  /// Saves the target under a name instead of showing it.
  package static func download(_ name: String) -> Attribute { Attribute("download", name) }

  /// The width of a picture or canvas.
  package static func width(_ width: String) -> Attribute { Attribute("width", width) }

  /// The height of a picture or canvas.
  package static func height(_ height: String) -> Attribute { Attribute("height", height) }

  /// The instant, day or time that a text stands for, as a machine reads it.
  package static func datetime(_ iso: String) -> Attribute { Attribute("datetime", iso) }

  /// The value of a piece of metadata.
  package static func content(_ text: String) -> Attribute { Attribute("content", text) }

  /// The character set of the page.
  package static func charset(_ name: String) -> Attribute { Attribute("charset", name) }

  /// Which screens a style sheet or icon is for.
  package static func media(_ query: String) -> Attribute { Attribute("media", query) }

  /// Lets a script wait until the page is read.
  package static func `defer`(_ holds: Bool = true) -> Attribute? { flag("defer", holds) }

  /// How many columns a cell spans.
  package static func colspan(_ count: Int) -> Attribute { Attribute("colspan", String(count)) }

  /// How many rows a cell spans.
  package static func rowspan(_ count: Int) -> Attribute { Attribute("rowspan", String(count)) }

  /// What a header cell heads: `col`, `row`, `colgroup` or `rowgroup`.
  package static func scope(_ scope: String) -> Attribute { Attribute("scope", scope) }

  /// Shows a disclosure or dialog open.
  package static func open(_ holds: Bool = true) -> Attribute? { flag("open", holds) }

  /// The number of the first item of an ordered list.
  package static func start(_ number: Int) -> Attribute { Attribute("start", String(number)) }
}
