package import Base

/// An uploaded file that waits for a person's word before anything of it is kept, or one that waits to be fetched.
package struct Staged: Equatable, Sendable {
  /// What its address names it by.
  package let token: ID
  /// Who alone may see it.
  package let owner: ID
  /// What it is for, such as `import`.
  package let kind: String
  /// The name that the person's file had.
  package let fileName: String
  /// Its length in bytes.
  package let size: Int
  /// What the person chose for it so far.
  package let options: JSON
  /// What became of it, once it was taken in.
  package let result: JSON?
  /// When it goes, if nothing is done.
  package let expiresAt: Instant
}
