package import Base

/// What an import has taken in, in numbers.
package struct ImportTally: Equatable, Sendable {
  /// The import; nil where the file held nothing to take in.
  package let importID: ID?
  package let added: Int
  package let already: Int

  package init(importID: ID?, added: Int, already: Int) {
    self.importID = importID
    self.added = added
    self.already = already
  }
}
