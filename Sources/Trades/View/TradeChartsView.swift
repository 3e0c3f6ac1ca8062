import Base
import Design
import HTML
import Localization

/// Draws profit over time and what was bought.
struct TradeChartsView {
  let words: Words

  private var periods: ReportPeriodView { ReportPeriodView(words: words) }

  func page(_ output: TradeChartsViewModel.Output) -> Page {
    Page(words("trades.charts.title"), bar: AppBar(words("trades.charts.title")), place: "trades") {
      TradeTabs(words: words, current: .charts)
      div(.class("row spread")) {
        groupings(output)
        pager(output)
      }
      if output.accounts.count > 1 { accounts(output) }
      div(.class("stack loose"), .id("charts"), .data("live", "trades")) {
        if output.currencies.isEmpty { empty(output) }
        for charts in output.currencies { self.charts(charts, output, isAlone: output.currencies.count == 1) }
      }
    }
  }

  private func groupings(_ output: TradeChartsViewModel.Output) -> SegmentedLinks {
    SegmentedLinks(
      label: words("trades.charts.by"),
      TradeChartsQuery.groupings.map { grouping in
        let query = TradeChartsQuery(by: grouping, account: output.query.account)
        return Tabs.Tab(name(grouping), href: query.path, isCurrent: grouping == output.query.grouping)
      })
  }

  private func name(_ grouping: Grouping) -> String {
    switch grouping {
    case .week: words("trades.charts.by.week")
    case .month: words("trades.charts.by.month")
    case .year: words("trades.charts.by.year")
    default: words("trades.charts.by.day")
    }
  }

  private func pager(_ output: TradeChartsViewModel.Output) -> HTML {
    periods.pager(output.period) { output.query.showing($0).path }
  }

  private func accounts(_ output: TradeChartsViewModel.Output) -> ChipStrip {
    ChipStrip(label: words("trades.charts.account")) {
      chip(nil, output)
      for account in output.accounts { chip(account, output) }
    }
  }

  private func chip(_ account: StoredAccount?, _ output: TradeChartsViewModel.Output) -> Chip {
    var query = output.query
    query.account = account?.id
    return Chip(
      account?.account.name ?? words("trades.charts.account.all"), href: query.path,
      isCurrent: account?.id == output.query.account)
  }

  private func charts(
    _ charts: TradeChartsViewModel.CurrencyCharts, _ output: TradeChartsViewModel.Output, isAlone: Bool
  ) -> HTML {
    let cards = TradeChartCards(
      words: words, charts: charts, grouping: output.query.grouping, isAlone: isAlone)
    return div(.class("stack")) {
      if !charts.bars.isEmpty { cards.profit }
      cards.sums
      if charts.total.bought.signum > 0 {
        div(.class("columns")) {
          cards.items
          cards.tags
        }
        p(.class("body4 ink-3")) { words("trades.charts.tags.note") }
      }
    }
  }

  private func empty(_ output: TradeChartsViewModel.Output) -> EmptyState {
    EmptyState(.emptyMonth, words("trades.charts.empty"), text: words("trades.charts.empty.text")) {
      Button(words("trades.charts.showAll"), href: TradeChartsQuery(by: .year, account: output.query.account).path)
    }
  }
}
