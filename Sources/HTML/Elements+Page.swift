/// The whole page.
package func html(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("html", attributes, content())
}

/// What browsers know of the page.
package func head(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("head", attributes, content())
}

/// The name of the page.
package func title(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("title", attributes, content())
}

/// What the page shows.
package func body(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("body", attributes, content())
}

/// The head of the page or of a part.
package func header(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("header", attributes, content())
}

/// The foot of the page or of a part.
package func footer(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("footer", attributes, content())
}

/// The content that this page is for.
package func main(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("main", attributes, content())
}

/// A way around the house.
package func nav(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("nav", attributes, content())
}

/// A part with a heading.
package func section(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("section", attributes, content())
}

/// A part that stands alone.
package func article(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("article", attributes, content())
}

/// A part beside the rest.
package func aside(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("aside", attributes, content())
}

/// A box without a meaning of its own.
package func div(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("div", attributes, content())
}

/// A sheet or popup over the page.
package func dialog(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("dialog", attributes, content())
}

/// A disclosure.
package func details(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("details", attributes, content())
}

/// The line that opens a disclosure.
package func summary(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("summary", attributes, content())
}

/// Markup that a script copies.
package func template(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("template", attributes, content())
}

/// What stands where scripts are off.
package func noscript(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("noscript", attributes, content())
}

/// A surface that a script draws on.
package func canvas(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("canvas", attributes, content())
}

/// A piece of metadata.
package func meta(_ attributes: Attribute?...) -> HTML { .void("meta", attributes) }

/// A style sheet, icon or related page.
package func link(_ attributes: Attribute?...) -> HTML { .void("link", attributes) }

/// A thematic break.
package func hr(_ attributes: Attribute?...) -> HTML { .void("hr", attributes) }
