package import Base

/// What an import of a file would do, or has done.
package struct ImportReport: Sendable {
  package var format: String
  /// The format's name for people.
  package var formatName: String
  package var encoding: String
  package var container: String
  package var zone: String?
  package var accountName: String?
  package var added: Int
  package var updated: Int
  package var already: Int
  package var inBin: Int
  package var conflicts: Int
  package var probable: Int
  package var ignored: Int
  package var rejected: Int
  package var flagged: Int
  /// The first lines (at most a thousand of each state), in file order.
  package var lines: [ImportLine]
  /// Changes whenever the outcome would; a confirmation carries it, and a differing one shows the preview again.
  package var fingerprint: String
  /// Set when the table's columns must be named first; nothing else is then meaningful.
  package var question: MappingQuestion?
  /// The file's entry in the command line's JSON (`contracts.md`, shapes).
  package var json: @Sendable () -> JSON

  package init(
    format: String, formatName: String, encoding: String, container: String, json: @escaping @Sendable () -> JSON
  ) {
    self.format = format
    self.formatName = formatName
    self.encoding = encoding
    self.container = container
    added = 0
    updated = 0
    already = 0
    inBin = 0
    conflicts = 0
    probable = 0
    ignored = 0
    rejected = 0
    flagged = 0
    lines = []
    fingerprint = ""
    self.json = json
  }
}
