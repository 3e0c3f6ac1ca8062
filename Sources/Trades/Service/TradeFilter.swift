package import Base

/// Which records a list shows.
package struct TradeFilter: Equatable, Sendable {
  package var account: ID?
  package var item: ID?
  package var tag: String?
  package var kind: TradeKind?
  package var from: CivilDay?
  package var to: CivilDay?
  /// Words that item, code, tags and memo must have between them; in Korean names also initial consonants.
  package var text: String?
  package var flaggedOnly = false
  package var closingOnly = false

  package init() {}
}

/// A page of records, the newest first.
package struct TradePage: Equatable, Sendable {
  package var records: [TradeRecord]
  /// What leads to the next page; nil on the last one.
  package var next: String?

  package init(records: [TradeRecord], next: String?) {
    self.records = records
    self.next = next
  }
}
