package import HTML

/// A short message over the page, perhaps with one thing to do, such as undoing.
package struct Toast: Component {
  /// What a toast offers: a form that is posted.
  package struct Action: Sendable {
    let caption: String
    let address: String
    let fields: [(name: String, value: String)]

    /// A button that posts the fields to an address.
    package init(_ caption: String, post address: String, fields: [(name: String, value: String)] = []) {
      self.caption = caption
      self.address = address
      self.fields = fields
    }
  }

  let text: String
  let isLight: Bool
  let action: Action?

  /// A message below, or with `isLight` one above that needs nothing.
  package init(_ text: String, isLight: Bool = false, action: Action? = nil) {
    self.text = text
    self.isLight = isLight
    self.action = action
  }

  /// The toast's markup.
  package var html: HTML {
    div(.class("toast", isLight ? "light" : nil), .data("toast")) {
      if isLight { Icon.check }
      span { text }
      if let action {
        form(.method("post"), .action(action.address)) {
          for field in action.fields { input(.type("hidden"), .name(field.name), .value(field.value)) }
          button(.type("submit")) { action.caption }
        }
      }
    }
  }
}
