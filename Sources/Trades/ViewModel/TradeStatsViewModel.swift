import Base
import Book

/// What the closings of a period say, each currency by itself.
struct TradeStatsViewModel {
  let reports: ReportsService

  struct Output: Equatable {
    let period: ReportPeriod
    let today: CivilDay
    let currencies: [Stats]
  }

  func output(_ period: ReportPeriod, for visitor: Visitor) throws -> Output {
    let query = ReportsService.ProfitQuery(from: period.first, to: period.last)
    return Output(
      period: period, today: visitor.today, currencies: try reports.statistics(query, of: visitor.owner))
  }
}
