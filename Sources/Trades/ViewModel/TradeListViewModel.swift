import Base
import Book

/// The list of records: filtered, by day, a page at a time.
struct TradeListViewModel {
  /// More items than these are not offered as a choice.
  private static let mostItems = 300

  let records: RecordsService
  let accounts: AccountsService

  struct Output: Equatable {
    struct Sum: Equatable {
      let currency: Currency
      let figures: DayFigures
    }

    struct Day: Equatable {
      let day: CivilDay
      let rows: [TradeRow]
      /// What the day's records that the filter lets through realized, also those on another page.
      let sums: [Sum]
    }

    let query: TradeListQuery
    let days: [Day]
    /// Of all records that the filter lets through.
    let totals: [Sum]
    let next: String?
    let accounts: [StoredAccount]
    let items: [TradeItem]
    let tags: [String]
    /// The item that the filter names.
    let item: TradeItem?

    var isFiltered: Bool { query.filter != TradeFilter() }
  }

  func output(_ query: TradeListQuery, for visitor: Visitor) throws -> Output {
    let owner = visitor.owner
    let page = try records.list(query.filter, after: query.cursor, of: owner)
    return Output(
      query: query, days: try days(page, query, visitor), totals: try sums(query.filter, of: owner), next: page.next,
      accounts: try accounts.list(of: owner), items: try records.suggestItems("", limit: Self.mostItems, of: owner),
      tags: try records.tags(of: owner), item: try query.filter.item.flatMap { try records.item($0, of: owner) })
  }

  private func days(_ page: TradePage, _ query: TradeListQuery, _ visitor: Visitor) throws -> [Output.Day] {
    var groups: [[TradeRecord]] = []
    for record in page.records {
      if groups.last?.last?.day == record.day {
        groups[groups.count - 1].append(record)
      } else {
        groups.append([record])
      }
    }
    return try groups.enumerated().compactMap { number, group in
      guard let day = group.first?.day else { return nil }
      let isCut = number == 0 && query.cursor != nil || number == groups.count - 1 && page.next != nil
      let filter = query.changing { ($0.from, $0.to) = (day, day) }.filter
      let sums = isCut ? try sums(filter, of: visitor.owner) : try sums(group)
      return Output.Day(
        day: day, rows: group.map { TradeRow($0, rule: visitor.settings.dayRule) },
        sums: sums.filter { $0.figures.closings > 0 })
    }
  }

  private func sums(_ filter: TradeFilter, of owner: ID) throws -> [Output.Sum] {
    ordered(try records.totals(filter, of: owner))
  }

  private func sums(_ group: [TradeRecord]) throws -> [Output.Sum] {
    var sums: [Currency: DayFigures] = [:]
    for record in group { try sums[record.trade.currency, default: .none] += record.dayFigures() }
    return ordered(sums)
  }

  private func ordered(_ sums: [Currency: DayFigures]) -> [Output.Sum] {
    sums.map { Output.Sum(currency: $0.key, figures: $0.value) }.sorted { $0.currency.code < $1.currency.code }
  }
}
