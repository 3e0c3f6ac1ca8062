/// The heading of the page.
package func h1(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("h1", attributes, content())
}

/// A heading of the second level.
package func h2(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("h2", attributes, content())
}

/// A heading of the third level.
package func h3(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("h3", attributes, content())
}

/// A heading of the fourth level.
package func h4(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("h4", attributes, content())
}

/// A paragraph.
package func p(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("p", attributes, content())
}

/// A run of text.
package func span(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("span", attributes, content())
}

/// A link.
package func a(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("a", attributes, content())
}

/// Text that stands out.
package func b(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("b", attributes, content())
}

/// Text of weight.
package func strong(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("strong", attributes, content())
}

/// Text with stress.
package func em(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("em", attributes, content())
}

/// Text in another voice, or a small mark.
package func i(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("i", attributes, content())
}

/// A side remark.
package func small(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("small", attributes, content())
}

/// Text that is pointed at.
package func mark(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("mark", attributes, content())
}

/// A word of a program.
package func code(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("code", attributes, content())
}

/// Text with its lines as they are.
package func pre(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("pre", attributes, content())
}

/// A key.
package func kbd(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("kbd", attributes, content())
}

/// A short form.
package func abbr(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("abbr", attributes, content())
}

/// A day or time.
package func time(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("time", attributes, content())
}

/// A result of a form.
package func output(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("output", attributes, content())
}

/// A short quotation.
package func q(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("q", attributes, content())
}

/// A quotation.
package func blockquote(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("blockquote", attributes, content())
}

/// Text that was taken away.
package func del(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("del", attributes, content())
}

/// Text that was added.
package func ins(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("ins", attributes, content())
}

/// Text below the line.
package func sub(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("sub", attributes, content())
}

/// Text above the line.
package func sup(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("sup", attributes, content())
}

/// Text whose direction is its own.
package func bdi(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("bdi", attributes, content())
}

/// A list without an order.
package func ul(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("ul", attributes, content())
}

/// A list in order.
package func ol(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("ol", attributes, content())
}

/// An item of a list.
package func li(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("li", attributes, content())
}

/// Names and their values.
package func dl(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("dl", attributes, content())
}

/// A name in a list of values.
package func dt(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("dt", attributes, content())
}

/// A value in a list of values.
package func dd(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("dd", attributes, content())
}

/// A picture with its words.
package func figure(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("figure", attributes, content())
}

/// The words of a picture.
package func figcaption(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("figcaption", attributes, content())
}

/// A line break.
package func br(_ attributes: Attribute?...) -> HTML { .void("br", attributes) }

/// A place where a line may break.
package func wbr(_ attributes: Attribute?...) -> HTML { .void("wbr", attributes) }

/// A picture.
package func img(_ attributes: Attribute?...) -> HTML { .void("img", attributes) }

/// Text with a value that a machine reads.
package func data(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("data", attributes, content())
}
