package import HTML

/// What a field's address of suggestions answers with: a list that its script shows below the field.
package struct Suggestions: Component {
  /// One suggestion.
  package struct Option: Sendable {
    let value: String
    let title: String
    let sub: String
    let fills: [(name: String, value: String)]

    /// What is put into the field, what is shown, and what other fields of the form are filled with.
    package init(_ value: String, title: String? = nil, sub: String = "", fills: [(name: String, value: String)] = []) {
      self.value = value
      self.title = title ?? value
      self.sub = sub
      self.fills = fills
    }
  }

  let options: [Option]

  /// Suggestions, the best first.
  package init(_ options: [Option]) { self.options = options }

  /// The options' markup, without the box around them.
  package var html: HTML {
    HTML {
      for option in options {
        div(.role("option"), .aria("selected", false), .data("value", option.value)) {
          b { option.title }
          if !option.sub.isEmpty { span(.class("sub")) { option.sub } }
          for fill in option.fills { data(.hidden(), .name(fill.name), .value(fill.value)) }
        }
      }
    }
  }
}
