package import Base
package import Book
import Store

/// Answers what the records come to: for calendar, charts, positions and statistics.
package struct ReportsService: Sendable {
  let house: House

  package init(_ house: House) { self.house = house }

  /// What one day comes to.
  package struct Day: Equatable, Sendable {
    package var day: CivilDay
    package var figures: [Currency: DayFigures]
    /// Most used first.
    package var tags: [(name: String, records: Int)]

    package static func == (left: Day, right: Day) -> Bool {
      left.day == right.day && left.figures == right.figures && left.tags.map(\.name) == right.tags.map(\.name)
        && left.tags.map(\.records) == right.tags.map(\.records)
    }

    package var records: Int { figures.values.reduce(0) { $0 + $1.records } }
    package var doubtful: Int { figures.values.reduce(0) { $0 + $1.doubtful } }
  }

  /// The days of a range that have records, in order, with figures and tags.
  package func days(from: CivilDay, to: CivilDay, of owner: ID) throws -> [Day] {
    try house.database.read { connection in
      let repository = DayRepository(connection, owner: owner)
      var days: [Day] = []
      for (key, figures) in try repository.figures(from: from, to: to) {
        if days.last?.day != key.day { days.append(Day(day: key.day, figures: [:], tags: [])) }
        try days[days.count - 1].figures[key.currency, default: .none] += figures
      }
      let numbers = Dictionary(days.indices.map { (days[$0].day, $0) }) { first, _ in first }
      for (day, tag, records) in try repository.tags(from: from, to: to) {
        if let number = numbers[day] { days[number].tags.append((tag.name, records)) }
      }
      return days
    }
  }

  /// How often the calendar's content of a month has changed: the key of a cached page.
  package func version(of month: CivilMonth, owner: ID) throws -> Int {
    try house.database.read { try DayRepository($0, owner: owner).version(of: month) }
  }

  /// The first and the last day that have records.
  package func span(of owner: ID) throws -> ClosedRange<CivilDay>? {
    try house.database.read { try DayRepository($0, owner: owner).span() }
  }

  /// What is held, with the lots; the items by name.
  package func positions(of owner: ID) throws -> [(item: TradeItem, position: Position)] {
    try house.database.read { try PositionRepository($0, owner: owner).all() }
  }

  /// The records of a range with a flag, in their order.
  package func flagged(from: CivilDay, to: CivilDay, of owner: ID) throws -> [TradeRecord] {
    var filter = TradeFilter()
    filter.from = from
    filter.to = to
    filter.flaggedOnly = true
    return try house.database.read { connection in
      let query = try RecordQuery(
        filter, owner: owner, search: TradesSearch(house.database.search, owner: owner), connection)
      return try RecordReader(connection, owner: owner).records("\(query.text) order by r.place", query.values)
    }
  }
}
