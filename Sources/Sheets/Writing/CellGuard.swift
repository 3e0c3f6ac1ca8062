/// Keeps spreadsheet programs from running a text as a formula.
///
/// A text that begins with `=`, `+`, `-`, `@`, a tab or a return, apostrophes before it not counted, is written with
/// one more apostrophe in front; reading our own export takes that one off again, so that every text comes back equal.
package enum CellGuard {
  /// The text as it is written into a file.
  package static func guarded(_ text: String) -> String {
    isRisky(text.utf8) ? "'" + text : text
  }

  /// The text as it was before it was written by us.
  package static func restored(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") && isRisky(text.utf8) ? String(text.dropFirst()) : text
  }

  private static func isRisky(_ bytes: String.UTF8View) -> Bool {
    guard let first = bytes.first(where: { $0 != UInt8(ascii: "'") }) else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }
}

extension Row {
  /// The text of a cell of our own export, its guard taken off.
  package func restored(_ column: Int) -> String { CellGuard.restored(text(column)) }
}
