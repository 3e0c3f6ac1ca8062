import Base
import Design
import HTML
import Localization

/// Names the days of a report and leads to those around them.
struct ReportPeriodView {
  let words: Words

  func name(_ period: ReportPeriod) -> String {
    switch period.span {
    case .all: words("trades.period.all")
    case .month(let month): words.month(month)
    case .year(let year): words.year(year)
    case .weeks(let year): words("trades.period.weeks", .text(words.year(year)))
    case .days:
      words("trades.period.days", .text(words.day(period.first, .medium)), .text(words.day(period.last, .medium)))
    }
  }

  /// Earlier and later; of all days there is neither.
  func pager(_ period: ReportPeriod, path: (ReportPeriod) -> String) -> HTML {
    guard let previous = period.neighbour(-1), let next = period.neighbour(1) else {
      return span(.class("subtitle3")) { name(period) }
    }
    return Period(
      name(period), previous: (words("trades.period.previous", .text(name(previous))), path(previous)),
      next: (words("trades.period.next", .text(name(next))), path(next))
    ).html
  }
}
