import Base
import Design
import HTML
import Localization

/// Draws statistics as lists, each figure with what it means.
struct TradeStatsView {
  let words: Words

  private var periods: ReportPeriodView { ReportPeriodView(words: words) }

  func page(_ output: TradeStatsViewModel.Output) -> Page {
    Page(words("trades.stats.title"), bar: AppBar(words("trades.stats.title")), place: "trades", width: .medium) {
      TradeTabs(words: words, current: .stats)
      div(.class("row spread")) {
        choices(output)
        if output.period != .all { periods.pager(output.period, path: path) }
      }
      div(.class("stack loose"), .id("stats"), .data("live", "trades")) {
        if output.currencies.isEmpty { empty }
        for stats in output.currencies { section(stats, isAlone: output.currencies.count == 1) }
      }
    }
  }

  private func choices(_ output: TradeStatsViewModel.Output) -> SegmentedLinks {
    let month = ReportPeriod.month(output.today.civilMonth)
    let year = ReportPeriod.year(output.today.year)
    let choices = [
      (words("trades.stats.month"), month), (words("trades.stats.year"), year), (words("trades.stats.all"), .all),
    ]
    return SegmentedLinks(
      label: words("trades.stats.period"),
      choices.map { Tabs.Tab($0.0, href: path($0.1), isCurrent: $0.1 == output.period) })
  }

  private func path(_ period: ReportPeriod) -> String {
    period == .all ? "/trades/stats" : "/trades/stats?from=\(period.first.iso)&to=\(period.last.iso)"
  }

  private func section(_ stats: Stats, isAlone: Bool) -> HTML {
    let lines = TradeStatLines(words: words, stats: stats)
    func titled(_ title: String) -> String { isAlone ? title : title + " · " + stats.currency.code }
    return div(.class("stack")) {
      BigFigure(titled(words("trades.stats.total"))) {
        Delta(words.signedMoney(stats.total, stats.currency), Sign(signum: stats.total.signum))
      }
      part(titled(words("trades.stats.quality")), "quality", lines.quality, stats)
      part(titled(words("trades.stats.sizes")), "sizes", lines.sizes, stats)
      part(titled(words("trades.stats.risk")), "risk", lines.risk, stats)
    }
  }

  private func part(_ title: String, _ id: String, _ rows: [ListRow], _ stats: Stats) -> PartSection {
    PartSection(title, id: id + "-" + stats.currency.code) { List(isBoxed: true, rows) }
  }

  private var empty: EmptyState {
    EmptyState(.emptyList, words("trades.stats.empty"), text: words("trades.stats.empty.text")) {
      Button(words("trades.add"), .primary, icon: .plus, href: TradePaths.new)
    }
  }
}
