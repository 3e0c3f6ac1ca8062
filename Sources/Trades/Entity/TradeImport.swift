package import Base

/// A past import of a file.
package struct TradeImport: Equatable, Sendable {
  package var id: ID
  package var at: Instant
  package var file: String
  package var format: String
  package var added: Int
  package var already: Int
  package var undoneAt: Instant?

  package init(
    id: ID, at: Instant, file: String, format: String, added: Int, already: Int, undoneAt: Instant? = nil
  ) {
    self.id = id
    self.at = at
    self.file = file
    self.format = format
    self.added = added
    self.already = already
    self.undoneAt = undoneAt
  }
}

/// One row of a file as imports remember it: by what it said, and how often the file had said so before.
package struct RowIdentity: Hashable, Sendable {
  package var account: ID
  /// Made of the row's day and a hash of its values; see `ImportIdentity`.
  package var digest: ID
  /// From zero.
  package var occurrence: Int

  package init(account: ID, digest: ID, occurrence: Int) {
    self.account = account
    self.digest = digest
    self.occurrence = occurrence
  }
}

extension RowIdentity: Comparable {
  /// The order in which rows are kept.
  package static func < (left: RowIdentity, right: RowIdentity) -> Bool {
    (left.account, left.digest, left.occurrence) < (right.account, right.digest, right.occurrence)
  }
}

/// That an import met a row, and which record stands for it.
package struct SeenRow: Equatable, Sendable {
  package var identity: RowIdentity
  package var importID: ID
  package var record: ID

  package init(identity: RowIdentity, importID: ID, record: ID) {
    self.identity = identity
    self.importID = importID
    self.record = record
  }
}
