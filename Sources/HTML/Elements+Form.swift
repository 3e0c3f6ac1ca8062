/// Fields that are sent together.
package func form(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("form", attributes, content())
}

/// Fields that belong together.
package func fieldset(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("fieldset", attributes, content())
}

/// The name of a group of fields.
package func legend(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("legend", attributes, content())
}

/// The name of a field.
package func label(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("label", attributes, content())
}

/// A button.
package func button(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("button", attributes, content())
}

/// A choice among options.
package func select(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("select", attributes, content())
}

/// Options that belong together.
package func optgroup(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("optgroup", attributes, content())
}

/// An option.
package func option(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("option", attributes, content())
}

/// Suggestions for a field.
package func datalist(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("datalist", attributes, content())
}

/// A field of several lines.
package func textarea(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("textarea", attributes, content())
}

/// How far something has come.
package func progress(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("progress", attributes, content())
}

/// A measure within a range.
package func meter(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("meter", attributes, content())
}

/// A field.
package func input(_ attributes: Attribute?...) -> HTML { .void("input", attributes) }
