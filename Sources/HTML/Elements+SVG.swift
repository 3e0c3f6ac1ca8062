/// A drawing.
package func svg(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("svg", attributes, content())
}

/// Shapes that belong together.
package func g(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("g", attributes, content())
}

/// A drawing to be used elsewhere.
package func symbol(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("symbol", attributes, content())
}

/// A drawing from elsewhere.
package func use(_ attributes: Attribute?...) -> HTML { .shape("use", attributes) }

/// A course.
package func path(_ attributes: Attribute?...) -> HTML { .shape("path", attributes) }

/// A circle.
package func circle(_ attributes: Attribute?...) -> HTML { .shape("circle", attributes) }

/// An ellipse.
package func ellipse(_ attributes: Attribute?...) -> HTML { .shape("ellipse", attributes) }

/// A rectangle.
package func rect(_ attributes: Attribute?...) -> HTML { .shape("rect", attributes) }

/// A line.
package func line(_ attributes: Attribute?...) -> HTML { .shape("line", attributes) }

/// Lines that follow each other.
package func polyline(_ attributes: Attribute?...) -> HTML { .shape("polyline", attributes) }

/// A closed shape.
package func polygon(_ attributes: Attribute?...) -> HTML { .shape("polygon", attributes) }

/// Drawings that do not show by themselves.
package func defs(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("defs", attributes, content())
}

/// Words within a drawing.
package func svgText(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("text", attributes, content())
}

/// The name of a drawing.
package func svgTitle(_ text: String) -> HTML { .element("title", [], .text(text)) }
