package import HTML
package import HTTP

/// A short message after an action, shown on the page that the action leads to.
package struct Notice: Equatable, Sendable {
  package var text: String
  /// Where a POST undoes what was just done, with the words on its button.
  package var undo: Undo?

  /// The undoing of an action.
  package struct Undo: Equatable, Sendable {
    package var path: String
    package var label: String

    package init(path: String, label: String) {
      self.path = path
      self.label = label
    }
  }

  package init(_ text: String, undo: Undo? = nil) {
    self.text = text
    self.undo = undo
  }
}

/// How a screen answers.
package enum Answer: Sendable {
  /// A page, around which the house draws its shell.
  case page(Page, status: Status = .ok)
  /// A part of a page, for a script that asked for just that.
  case fragment(HTML, status: Status = .ok)
  /// 303 to another page, with a notice to show there.
  case redirect(String, notice: Notice? = nil)
  /// Anything else: a file, an event stream.
  case response(Response)
}
