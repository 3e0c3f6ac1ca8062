package import Base

/// What the person said about a file besides the file itself.
package struct ImportOptions: Equatable, Sendable {
  /// A format's id, instead of recognising it.
  package var format: String?
  package var account: String?
  /// The zone of the file's bare times.
  package var zone: Zone?
  /// The zone to assume where neither file, format nor person tells: the one in which the person lives.
  package var homeZone: Zone?
  /// The cost method of an account that the import creates, by its word.
  package var method: String?
  /// Whether an account that the import creates may be short.
  package var shorts: Bool?
  /// Field → column, by the header's text or `#n`.
  package var mapping: [String: String]
  /// The file's word → a kind's word or `ignore`; nothing for a word that the person left without a kind.
  package var kinds: [String: String]
  /// Asks what the columns of an unknown table are, though it was said before.
  package var asksColumns: Bool
  /// Somebody waits who can say what words for kinds mean that nobody knows.
  package var asksKinds: Bool
  /// `dmy`, `mdy` or `ymd`, where the column doesn't settle it.
  package var dateOrder: String?
  /// `,` or `.`, where the column doesn't settle it.
  package var decimal: String?
  /// Rows that are in the bin are added again.
  package var addBinnedAgain: Bool

  package init() {
    mapping = [:]
    kinds = [:]
    asksColumns = false
    asksKinds = false
    addBinnedAgain = false
  }
}
