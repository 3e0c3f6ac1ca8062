package import Base

/// A past import, for the list.
package struct ImportEntry: Equatable, Sendable {
  package var id: ID
  package var file: String
  package var format: String
  package var at: Instant
  package var added: Int
  package var already: Int
  package var undone: Bool

  package init(id: ID, file: String, format: String, at: Instant, added: Int, already: Int, undone: Bool) {
    self.id = id
    self.file = file
    self.format = format
    self.at = at
    self.added = added
    self.already = already
    self.undone = undone
  }
}
