/// A table.
package func table(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("table", attributes, content())
}

/// The name of a table.
package func caption(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("caption", attributes, content())
}

/// The head of a table.
package func thead(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("thead", attributes, content())
}

/// Rows of a table.
package func tbody(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("tbody", attributes, content())
}

/// The foot of a table.
package func tfoot(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("tfoot", attributes, content())
}

/// A row.
package func tr(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("tr", attributes, content())
}

/// A header cell.
package func th(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("th", attributes, content())
}

/// A cell.
package func td(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("td", attributes, content())
}

/// Columns of a table.
package func colgroup(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  .element("colgroup", attributes, content())
}

/// A column of a table.
package func col(_ attributes: Attribute?...) -> HTML { .void("col", attributes) }
