import Base
import Book

/// Realized profit over time and what was bought, each currency by itself.
struct TradeChartsViewModel {
  /// More bars than these are not filled up with empty ones.
  private static let mostBars = 400

  let reports: ReportsService
  let accounts: AccountsService

  struct Output: Equatable {
    let query: TradeChartsQuery
    let period: ReportPeriod
    let accounts: [StoredAccount]
    let currencies: [CurrencyCharts]
  }

  /// The charts of one currency.
  struct CurrencyCharts: Equatable {
    let currency: Currency
    let bars: [Bar]
    let total: DayFigures
    let items: Purchases
    let tags: Purchases

    /// The bars that gained and lost most.
    var best: Bar? { bars.filter { $0.realized.signum > 0 }.max { $0.realized < $1.realized } }
    var worst: Bar? { bars.filter(\.realized.isNegative).min { $0.realized < $1.realized } }
  }

  /// The profit of one span of time.
  struct Bar: Equatable {
    /// The first day of the span.
    let day: CivilDay
    let realized: Amount
    let closings: Int
  }

  func output(_ query: TradeChartsQuery, for visitor: Visitor) throws -> Output {
    let period = query.period(today: visitor.today)
    let points = try reports.series(
      by: query.grouping, from: period.first, to: period.last, account: query.account, of: visitor.owner)
    let items = try bought(byTag: false, period, query, visitor)
    let tags = try bought(byTag: true, period, query, visitor)
    let currencies = Set(points.map(\.currency)).sorted { $0.code < $1.code }
    return Output(
      query: query, period: period, accounts: try accounts.list(of: visitor.owner),
      currencies: try currencies.map { currency in
        let own = points.filter { $0.currency == currency }
        let total = try own.reduce(into: DayFigures.none) { try $0 += $1.figures }
        return CurrencyCharts(
          currency: currency, bars: bars(own, query.grouping, period, today: visitor.today), total: total,
          items: try Purchases(items.filter { $0.currency == currency }, total: total.bought),
          tags: try Purchases(tags.filter { $0.currency == currency }, total: total.bought))
      })
  }

  private func bought(
    byTag: Bool, _ period: ReportPeriod, _ query: TradeChartsQuery, _ visitor: Visitor
  ) throws -> [ReportsService.Slice] {
    try reports.bought(
      byTag: byTag, from: period.first, to: period.last, account: query.account, of: visitor.owner)
  }

  /// A bar for each span between the first and the last one, also where nothing was closed.
  private func bars(
    _ points: [ReportsService.Point], _ grouping: Grouping, _ period: ReportPeriod, today: CivilDay
  ) -> [Bar] {
    let own = points.compactMap { point in
      grouping.start(ofKey: point.key).map {
        Bar(day: $0, realized: point.figures.realized, closings: point.figures.closings)
      }
    }
    guard let first = own.first?.day, let last = own.last?.day else { return [] }
    let start = period.span == .all || period.span == .days ? first : period.first
    let end = period.span == .all || period.span == .days ? last : max(last, min(period.last, today))
    let known = Dictionary(own.map { ($0.day, $0) }) { first, _ in first }
    var bars: [Bar] = []
    var day = start
    while day <= end {
      guard bars.count < Self.mostBars else { return own }
      bars.append(known[day] ?? Bar(day: day, realized: .zero, closings: 0))
      let next = grouping.next(after: day)
      guard next > day else { break }
      day = next
    }
    return bars
  }
}

extension Grouping {
  /// The first day of the span with this key.
  fileprivate func start(ofKey key: String) -> CivilDay? {
    switch self {
    case .week: try? ISOWeek(iso: key).monday
    case .month: try? CivilMonth(iso: key).first
    case .year: Int(key).flatMap { CivilDay(year: $0, month: 1, day: 1) }
    case .day, .item, .tag, .account: try? CivilDay(iso: key)
    }
  }

  fileprivate func next(after day: CivilDay) -> CivilDay {
    switch self {
    case .week: day.adding(days: 7)
    case .month: day.civilMonth.next.first
    case .year: CivilDay(year: day.year + 1, month: 1, day: 1) ?? day
    case .day, .item, .tag, .account: day.adding(days: 1)
    }
  }
}
