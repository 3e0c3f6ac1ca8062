package import Base
package import Localization

/// A book's side of the import box.
///
/// `preview` writes nothing. `commit` evaluates again inside its one transaction and throws
/// `ImportError.previewChanged` when the outcome differs from the fingerprint that the person agreed to.
package protocol Importing: Sendable {
  /// How sure the book is that the file is its own, from 0 (not at all) to 100.
  func confidence(_ file: ImportFile, options: ImportOptions) -> Int

  func preview(_ file: ImportFile, options: ImportOptions, for owner: ID, words: Words) throws -> ImportReport

  /// Adds the file's rows in one transaction. `agreed` is the preview's fingerprint, or nil where both steps are one.
  func commit(
    _ file: ImportFile, options: ImportOptions, agreed: String?, for owner: ID, words: Words,
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws -> (report: ImportReport, id: ID?)

  func list(of owner: ID) throws -> [ImportEntry]

  /// What `undo` would do.
  func undoPreview(_ id: ID, of owner: ID) throws -> UndoReport

  func undo(_ id: ID, of owner: ID) throws -> UndoReport
}
