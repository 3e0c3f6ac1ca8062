package import Base

/// What undoing an import does.
package struct UndoReport: Equatable, Sendable {
  /// A record that somebody has edited since.
  package struct Edited: Equatable, Sendable {
    package var id: ID
    package var title: String

    package init(id: ID, title: String) {
      self.id = id
      self.title = title
    }
  }

  package var removed: Int
  /// Rows that another import saw as well, and pass to it.
  package var kept: Int
  /// Among the removed; they are named before they go.
  package var edited: [Edited]

  package init(removed: Int, kept: Int, edited: [Edited]) {
    self.removed = removed
    self.kept = kept
    self.edited = edited
  }
}
