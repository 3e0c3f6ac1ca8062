/// What the caller knows about a file; what is nil is found out from the content.
package struct SheetOptions: Sendable, Equatable {
  /// The encoding, when the person says so.
  package var encoding: TextEncoding?

  /// The byte between cells, when the person says so.
  package var delimiter: UInt8?

  /// Whether the text was pasted and not saved; a table between tabs is then called `text` and not `tsv`.
  package var isPasted = false

  /// When to give up.
  package var limits = SheetLimits.standard

  /// Nothing known.
  package init() {}
}
