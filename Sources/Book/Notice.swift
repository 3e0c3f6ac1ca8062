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
