package import Base
package import Localization

/// A deleted record that can be brought back.
package struct BinnedRecord: Equatable, Sendable {
  package var id: ID
  package var title: String
  package var detail: String
  package var day: CivilDay?
  package var binnedAt: Instant

  package init(id: ID, title: String, detail: String, day: CivilDay?, binnedAt: Instant) {
    self.id = id
    self.title = title
    self.detail = detail
    self.day = day
    self.binnedAt = binnedAt
  }
}

/// A book's side of the bin.
package protocol Bin: Sendable {
  func binned(of owner: ID, words: Words) throws -> [BinnedRecord]
  func restore(_ ids: [ID], of owner: ID) throws
  /// Deletes for ever.
  func erase(_ ids: [ID], of owner: ID) throws
  /// Deletes for ever what was binned before the moment, of all owners; tells how many.
  func empty(binnedBefore moment: Instant) throws -> Int
}
