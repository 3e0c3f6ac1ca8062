package import Base
import Book
import Store

extension ReportsService {
  /// Why a record realized what it did, by its account's method or another; nil where it closed nothing.
  package func explanation(of id: ID, method: CostMethod? = nil, of owner: ID) throws -> Explanation? {
    try explanations(of: id, methods: [method], of: owner).first
  }

  /// The same by several methods, nil standing for the account's own; those that explain nothing are left out.
  func explanations(of id: ID, methods: [CostMethod?], of owner: ID) throws -> [Explanation] {
    try house.database.read { connection in
      let reader = RecordReader(connection, owner: owner)
      let record = try reader.known(id)
      guard let item = record.itemID, record.binnedAt == nil else { return [] }
      // Before the last day with which all was gone nothing happened that matters now.
      let start = try reader.lastFlatDay(of: item, before: record.day)
      let records = try reader.history(of: item, after: start)
      let accounts = try AccountRepository(connection, owner: owner).all().map(\.account)
      do {
        let fills = try fills(of: records, rule: try OwnerRepository(connection, owner: owner).dayRule())
        return try methods.compactMap { try Explanation(of: id, in: fills, accounts: accounts, method: $0) }
      } catch let error as LotError {
        throw TradesError.overflow(record: error.record)
      }
    }
  }

  private func fills(of records: [TradeRecord], rule: DayRule) throws -> [Fill] {
    try DayOrder.sorted(records.map(\.trade), by: rule).compactMap { number in
      try FillMaker(records[number].trade, day: records[number].day).fill
    }
  }
}
