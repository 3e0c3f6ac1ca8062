package import Base

/// A doubt about one record.
package struct FlaggedRecord: Hashable, Sendable {
  package var record: ID
  package var flag: TradeFlag

  package init(record: ID, flag: TradeFlag) {
    self.record = record
    self.flag = flag
  }
}

/// Records of one item and day whose order the file does not tell, though another would give other figures.
package struct OrderDoubt: Hashable, Sendable {
  package var account: ID
  package var day: CivilDay
  /// In the order taken.
  package var records: [ID]
  package var methods: [CostMethod]
}
