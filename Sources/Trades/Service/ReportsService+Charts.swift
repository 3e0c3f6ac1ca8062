package import Base
import Book
import Store

extension ReportsService {
  /// One bar of a chart over time.
  package struct Point: Equatable, Sendable {
    /// `2026-11-30`, `2026-W49`, `2026-11` or `2026`.
    package var key: String
    package var currency: Currency
    package var figures: DayFigures
  }

  /// Profit, income and purchases by day, ISO week, month or year, in order; spans without records are left out.
  package func series(
    by grouping: Grouping, from: CivilDay, to: CivilDay, account: ID? = nil, of owner: ID
  ) throws -> [Point] {
    try house.database.read { connection in
      var points: [Point] = []
      var numbers: [String: Int] = [:]
      for (key, figures) in try DayRepository(connection, owner: owner).figures(from: from, to: to)
      where account == nil || account == key.account {
        let text =
          switch grouping {
          case .week: key.day.isoWeek.text
          case .month: key.day.civilMonth.iso
          case .year: String(key.day.iso.prefix(4))
          case .day, .item, .tag, .account: key.day.iso
          }
        let number = numbers["\(text) \(key.currency)"] ?? points.count
        if number == points.count {
          numbers["\(text) \(key.currency)"] = number
          points.append(Point(key: text, currency: key.currency, figures: .none))
        }
        try points[number].figures += figures
      }
      return points
    }
  }

  /// A slice of a pie.
  package struct Slice: Equatable, Sendable {
    /// An item's name or a tag; empty for purchases without a tag.
    package var name: String
    package var currency: Currency
    package var amount: Amount
  }

  /// What purchases cost before charges, by item or by tag, the largest first.
  package func bought(
    byTag: Bool, from: CivilDay, to: CivilDay, account: ID? = nil, of owner: ID
  ) throws -> [Slice] {
    try house.database.read { connection in
      var sums: [String: Slice] = [:]
      try RecordReader(connection, owner: owner).each(
        """
        where r.owner = $1 and r.place >= $2 and r.place < $3 and r.kind = $4 and r.binned_at is null
        """,
        [
          .uuid(owner), .text(Place.start(of: from)), .text(Place.end(of: to)), .text(TradeKind.buy.rawValue),
        ], parts: .tags
      ) { record in
        let trade = record.trade
        guard account == nil || account == trade.account else { return }
        let names = byTag ? (trade.tags.isEmpty ? [""] : trade.tags) : [trade.item]
        let value = try trade.value().amount
        for name in names {
          let key = "\(byTag ? name : trade.key.item) \(trade.currency)"
          var slice = sums[key] ?? Slice(name: name, currency: trade.currency, amount: .zero)
          try slice.amount += value
          sums[key] = slice
        }
      }
      return sums.values.sorted { ($0.currency.code, $1.amount, $0.name) < ($1.currency.code, $0.amount, $1.name) }
    }
  }
}
