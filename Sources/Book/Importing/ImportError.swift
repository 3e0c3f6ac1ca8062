/// Why an import did not happen; each is worded by the catalogue.
package enum ImportError: Error, Equatable, Sendable {
  /// The store has changed since the preview: look again.
  case previewChanged
  /// The whole file was refused, with a sentence and where it helps the line.
  case refused(reason: String, line: Int?)
  case unknownImport
  /// A `--map` names a column that the table does not have.
  case unknownColumn(String, headers: [String])
  case alreadyUndone
}
