import Base
import Book
import HTTP

/// `/trades/positions`, `/trades/charts` and `/trades/stats`: what the records come to.
struct TradeReportScreens: Sendable {
  let reports: ReportsService
  let accounts: AccountsService

  var all: [Screen] {
    [
      Screen(.get, "/trades/positions", samples: ["/trades/positions"]) { _, visitor in
        let model = TradePositionsViewModel(reports: reports, accounts: accounts)
        return .page(TradePositionsView(words: visitor.words).page(try model.output(for: visitor)))
      },
      Screen(
        .get, "/trades/charts",
        samples: [
          "/trades/charts", "/trades/charts?from={month}-01&to={month}-28", "/trades/charts?by=week",
          "/trades/charts?by=month", "/trades/charts?by=year", "/trades/charts?from=1900-01-01&to=1900-01-31",
        ]
      ) { request, visitor in
        let model = TradeChartsViewModel(reports: reports, accounts: accounts)
        let output = try model.output(TradeChartsQuery(request.query), for: visitor)
        return .page(TradeChartsView(words: visitor.words).page(output))
      },
      Screen(
        .get, "/trades/stats", samples: ["/trades/stats", "/trades/stats?from={year}-01-01&to={year}-12-31"]
      ) { request, visitor in
        let query = TradeChartsQuery(request.query)
        let isAll = query.from == nil && query.to == nil
        let period = isAll ? ReportPeriod.all : query.period(today: visitor.today)
        let output = try TradeStatsViewModel(reports: reports).output(period, for: visitor)
        return .page(TradeStatsView(words: visitor.words).page(output))
      },
    ]
  }
}
