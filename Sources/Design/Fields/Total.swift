package import HTML

/// Two figures that are multiplied, and the product as it is typed.
package struct Product: Component {
  let left: Field
  let right: Field
  let caption: String
  let factor: String?
  let unit: String
  let value: String

  /// A quantity and a price, and the words for their product.
  ///
  /// `factor` names a further field that multiplies, where the form has one. The product is recomputed by a script;
  /// `value` is what the server knows.
  package init(_ left: Field, times right: Field, caption: String, factor: String? = nil, unit: String, value: String) {
    self.left = left
    self.right = right
    self.caption = caption
    self.factor = factor
    self.unit = unit
    self.value = value
  }

  /// The fields and their product.
  package var html: HTML {
    let factors = [left.name, right.name, factor].compactMap { $0 }.joined(separator: " ")
    return HTML {
      div(.class("fields times")) {
        left
        span(.class("op"), .aria("hidden", true)) { "×" }
        right
      }
      p(.class("sum-line")) {
        span { caption }
        output(.class("amount"), .data("product", factors), .data("unit", unit)) { value }
      }
    }
  }
}
