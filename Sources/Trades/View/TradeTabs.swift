import Design
import HTML
import Localization

/// The pages of the trades book, above each of them.
struct TradeTabs: Component {
  enum Tab: String, CaseIterable {
    case list, positions, charts, stats
  }

  let words: Words
  let current: Tab

  var html: HTML {
    Tabs(
      label: words("trades.title"),
      Tab.allCases.map { tab in
        Tabs.Tab(name(tab), href: tab == .list ? TradePaths.list : "/trades/" + tab.rawValue, isCurrent: tab == current)
      }
    ).html
  }

  private func name(_ tab: Tab) -> String {
    switch tab {
    case .list: words("trades.tab.list")
    case .positions: words("trades.tab.positions")
    case .charts: words("trades.tab.charts")
    case .stats: words("trades.tab.stats")
    }
  }
}
