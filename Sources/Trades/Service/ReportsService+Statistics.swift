package import Base
import Book
import Store

extension ReportsService {
  /// Statistics for each currency, those of a range, with another method or day rule where one is given.
  package func statistics(_ query: ProfitQuery = ProfitQuery(), of owner: ID) throws -> [Stats] {
    try house.database.read { connection in
      let rule = try OwnerRepository(connection, owner: owner).dayRule()
      var all: [Currency: Stats] = [:]
      if query.method == nil, query.dayRule ?? rule == rule {
        try eachClosing(of: query.days, owner, connection) { record, closing in
          let currency = record.trade.currency
          try all[currency, default: Stats(currency: currency)].add(
            Stats.Line(
              record: record.id, day: record.day, realized: closing.realized, fees: closing.fees, taxes: closing.taxes))
        }
      } else {
        let figures = try figures(query.method, query.dayRule ?? rule, owner, connection)
        let closings = figures.closings.filter { query.days.contains($0.day) }
        for (currency, own) in Dictionary(grouping: closings, by: { figures.trade($0.record)?.currency }) {
          if let currency { all[currency] = try Stats(own, currency: currency) }
        }
      }
      return all.values.sorted { $0.currency.code < $1.currency.code }
    }
  }

  /// Why a record realized what it did: its item alone is replayed, under the account's method or another.
  package func explain(_ record: ID, method: CostMethod? = nil, of owner: ID) throws -> Explanation? {
    try house.database.read { connection in
      let reader = RecordReader(connection, owner: owner)
      guard let item = try reader.known(record).itemID else { return nil }
      let trades = try reader.history(of: item, after: nil).map(\.trade)
      let accounts = try AccountRepository(connection, owner: owner).all().map(\.account)
      let rule = try OwnerRepository(connection, owner: owner).dayRule()
      return try Figures(
        trades: trades, accounts: accounts, dayRule: rule, method: method, findsOrderDoubts: false
      ).explanation(of: record)
    }
  }
}
