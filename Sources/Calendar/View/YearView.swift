import Base
import Design
import HTML
import Localization

/// Draws twelve small months.
struct YearView {
  let words: Words
  let live: String

  func page(_ output: YearViewModel.Output) -> Page {
    let figures = Figures(words: words, basis: .net)
    return Page(
      words.year(output.year), bar: bar(output), place: "calendar", classes: "stack year-view", live: live
    ) {
      BigFigure(words("calendar.year.realized")) {
        if output.totals.isEmpty { span(.class("ink-3")) { words("calendar.month.none") } }
        for total in output.totals { figures.delta(total) }
      }
      if output.currencies.count > 1 {
        SegmentedLinks(
          label: words("calendar.year.currency"),
          output.currencies.map { currency in
            Tabs.Tab(
              currency.code, href: Paths.year(output.year) + "?currency=" + currency.code,
              isCurrent: currency == output.currency)
          })
      }
      YearGrid(
        output.months.map { month($0, output) },
        scale: (words("calendar.year.less"), words("calendar.year.more")))
    }
  }

  private func bar(_ output: YearViewModel.Output) -> AppBar {
    let previous = max(1, output.year - 1)
    let next = min(9999, output.year + 1)
    return AppBar(
      period: words.year(output.year),
      previous: (words("calendar.year.previous", .text(words.year(previous))), Paths.year(previous)),
      next: (words("calendar.year.next", .text(words.year(next))), Paths.year(next))
    ) {
      Button(words("calendar.today"), .text, href: "/")
    }
  }

  private func month(_ month: YearViewModel.Output.Month, _ output: YearViewModel.Output) -> YearGrid.Month {
    let figures = Figures(words: words, basis: .net)
    let total = month.totals.first { $0.currency == output.currency }
    let name = words.monthName(month.month.month)
    let sum = month.totals.isEmpty ? words("calendar.month.none") : words.list(month.totals.map(figures.text))
    return YearGrid.Month(
      name, href: Paths.month(month.month, .net),
      spoken: words(
        "calendar.year.spoken", .text(name), .text(sum), .text(words("calendar.days", .count(month.daysOfGain))),
        .text(words("calendar.days", .count(month.daysOfLoss)))),
      total: total.map(figures.delta),
      offset: MonthWeeks.start(of: month.month.first, firstWeekday: words.firstWeekday).days(to: month.month.first),
      days: month.heat)
  }
}
