import Base
import Design
import HTML
import Localization

/// Draws the list of records.
struct TradeListView {
  let words: Words

  private var names: TradeWords { TradeWords(words) }
  private var rows: TradeRowView { TradeRowView(words: words) }

  func page(_ output: TradeListViewModel.Output) -> Page {
    let filters = TradeFilters(words: words, output: output)
    return Page(
      words("trades.title"), bar: bar(filters), place: "trades", classes: "stack", live: "trades",
      overlays: filters.sheet.html
    ) {
      TradeTabs(words: words, current: .list)
      if !filters.chips.isEmpty {
        ChipStrip(label: words("trades.filters")) { filters.chips }
      }
      if output.days.isEmpty {
        empty(output)
      } else {
        totals(output)
        table(output)
        pager(output)
      }
      AddButton(label: words("trades.day.add"), href: TradePaths.new)
    }
  }

  private func bar(_ filters: TradeFilters) -> AppBar {
    AppBar(words("trades.title")) {
      IconButton(
        .filter, label: words("trades.filters.count", .count(filters.chips.count)), href: "#" + TradeFilters.id)
      Button(words("trades.day.add"), .primary, icon: .plus, href: TradePaths.new).small.forDesktop
    }
  }

  private func totals(_ output: TradeListViewModel.Output) -> HTML {
    func lines(_ line: (TradeListViewModel.Output.Sum) -> HTML) -> HTML {
      HTML { for sum in output.totals { div { line(sum) } } }
    }
    return Design.Stats([
      Stat(words("trades.total.net")) { lines { rows.delta($0.figures.realized, $0.currency).html } },
      Stat(words("trades.total.gross")) { lines { rows.delta($0.figures.gross, $0.currency).html } },
      Stat(names.name(.fee)) { lines { Money(words.money($0.figures.fees, $0.currency)).html } },
      Stat(names.name(.tax)) { lines { Money(words.money($0.figures.taxes, $0.currency)).html } },
      Stat(words("trades.total.bought")) { lines { Money(words.money($0.figures.bought, $0.currency)).html } },
      Stat(words("trades.total.records")) { words.number(output.totals.reduce(0) { $0 + $1.figures.records }) },
    ]).html
  }

  private func table(_ output: TradeListViewModel.Output) -> HTML {
    DataTable(
      label: words("trades.list"),
      columns: [
        .init(names.name(.kind), key: "side"), .init(names.name(.item), key: "item"),
        .init(names.name(.time), key: "time"), .init(names.name(.tags), key: "tag"),
        .init(words("trades.list.quantity"), isNumber: true, key: "qty"),
        .init(names.name(.amount), isNumber: true, key: "amt"),
        .init(words("trades.total.net"), isNumber: true, key: "pnl"),
      ],
      groups: output.days.map { day in
        .init(
          heading: a(.href(TradePaths.day(day.day))) { words.day(day.day, .full) },
          sum: HTML { for sum in day.sums { div { rows.delta(sum.figures.realized, sum.currency) } } },
          day.rows.map(row))
      }, head: 1, folds: true
    ).html
  }

  private func row(_ row: TradeRow) -> DataTable.Row {
    let trade = row.record.trade
    let closing = row.record.closing
    return .init([
      rows.side(row.record).html,
      HTML {
        a(.href(TradePaths.record(row.record.id))) { rows.title(trade) }
        FlagList(names.sentences(row.record.flags))
      },
      .text(row.time.map { words.time($0) } ?? ""),
      HTML { for tag in trade.tags { TagChip(tag) } },
      .text(rows.quantity(trade)),
      .text(row.value.map { words.money($0, trade.currency) } ?? ""),
      closing.map { rows.delta($0.realized, trade.currency).html }
        ?? span(.class("ink-3"), .aria("hidden", true)) { "–" },
    ])
  }

  private func pager(_ output: TradeListViewModel.Output) -> Pager {
    var next = output.query
    next.cursor = output.next
    let start = output.query.changing { _ in }
    return Pager(
      previous: output.query.cursor == nil ? nil : (words("trades.list.newest"), start.path),
      next: output.next == nil ? nil : (words("trades.list.older"), next.path))
  }

  private func empty(_ output: TradeListViewModel.Output) -> EmptyState {
    if output.isFiltered {
      EmptyState(.nothingFound, words("trades.list.nothing"), text: words("trades.list.nothing.text")) {
        Button(words("trades.filters.clear"), href: TradePaths.list)
      }
    } else {
      EmptyState(.emptyList, words("trades.list.empty"), text: words("trades.list.empty.text")) {
        Button(words("trades.day.add"), .primary, icon: .plus, href: TradePaths.new)
      }
    }
  }
}
