package import HTML

/// One question of a form, with its name, a hint, and its error beside it.
package struct Field: Component {
  /// What kind of answer a field takes.
  package enum Kind: Sendable {
    /// A line of text.
    case text
    /// A text of several lines.
    case lines(Int)
    /// A figure as typed, with its unit.
    case amount(unit: String)
    /// A day.
    case date
    /// A time of day.
    case time
    /// One of several.
    case choice([Choice])
    /// Words with commas between them; suggestions come from the address.
    case tags(suggestions: String)
    /// A text that may be one of many; suggestions come from the address.
    case search(suggestions: String)
  }

  let name: String
  let caption: String
  let kind: Kind
  let value: String
  let hint: String?
  let error: String?
  let isRequired: Bool
  let attributes: [Attribute?]

  /// A field of the given name; its id is the name with `f-` before it.
  package init(
    _ name: String, _ caption: String, _ kind: Kind = .text, value: String = "", hint: String? = nil,
    error: String? = nil, isRequired: Bool = false, _ attributes: Attribute?...
  ) {
    self.name = name
    self.caption = caption
    self.kind = kind
    self.value = value
    self.hint = hint
    self.error = error
    self.isRequired = isRequired
    self.attributes = attributes
  }

  var id: String { "f-" + name }

  /// The field's markup.
  package var html: HTML {
    div(.class("field"), .data("invalid", error != nil)) {
      label(.for(id)) { caption }
      FieldControl(field: self)
      if let hint { p(.class("hint"), .id(id + "-hint")) { hint } }
      FieldError(error, id: id + "-error")
    }
  }

  /// What a control says of itself, whatever its kind.
  var common: Attribute {
    let described = [hint.map { _ in id + "-hint" }, error.map { _ in id + "-error" }].compactMap { $0 }
    return .group([
      .id(id), .name(name), .required(isRequired), error == nil ? nil : .aria("invalid", true),
      described.isEmpty ? nil : .aria("describedby", described.joined(separator: " ")), .group(attributes),
    ])
  }
}

/// What is wrong with a field, beside it.
package struct FieldError: Component {
  let sentence: String?
  let id: String

  /// A sentence, or nothing where the field is right.
  package init(_ sentence: String?, id: String) {
    self.sentence = sentence
    self.id = id
  }

  /// The sentence's markup.
  package var html: HTML {
    guard let sentence else { return HTML() }
    return p(.class("error"), .id(id)) {
      Icon.warn
      span { sentence }
    }
  }
}

/// One of several answers.
package struct Choice: Sendable, Equatable {
  let value: String
  let caption: String
  let language: String?

  /// What is sent, and what is shown; the tag of the caption's language where it is not the page's.
  package init(_ value: String, _ caption: String, language: String? = nil) {
    self.value = value
    self.caption = caption
    self.language = language
  }
}

/// Fields side by side where there is room.
package struct FieldRow: Component {
  let content: HTML

  /// Fields in their order.
  package init(@HTMLBuilder content: () -> HTML) { self.content = content() }

  /// The row's markup.
  package var html: HTML { div(.class("fields")) { content } }
}
