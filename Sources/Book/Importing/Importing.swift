package import Base
package import Localization
package import Store

/// A book's side of the import box.
///
/// `preview` writes nothing. `commit` evaluates again inside its one transaction and throws
/// `ImportError.previewChanged` when the outcome differs from the fingerprint that the person agreed to.
package protocol Importing: Sendable {
  /// How sure the book is that the file is its own, from 0 (not at all) to 100.
  func confidence(_ file: ImportFile, options: ImportOptions) -> Int

  func preview(_ file: ImportFile, options: ImportOptions, for owner: ID, words: Words) throws -> ImportReport

  /// Adds the file's rows in one transaction. `agreed` is the preview's fingerprint, or nil where both steps are one.
  ///
  /// `finish` is called as the transaction's last act, so that what it notes there is kept with the rows or not at all.
  /// Nothing is taken in, and it is not called, where the report asks a question. Whatever either closure throws undoes
  /// the whole.
  func commit(
    _ file: ImportFile, options: ImportOptions, agreed: String?, for owner: ID, words: Words,
    progress: (_ done: Int, _ total: Int) throws -> Void,
    finish: (ImportTally, any Transaction) throws -> Void
  ) throws -> ImportReport

  func list(of owner: ID) throws -> [ImportEntry]

  /// What `undo` would do.
  func undoPreview(_ id: ID, of owner: ID) throws -> UndoReport

  func undo(_ id: ID, of owner: ID) throws -> UndoReport
}
