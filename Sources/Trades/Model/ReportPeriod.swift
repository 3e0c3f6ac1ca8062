import Base

/// The days that a report covers.
struct ReportPeriod: Equatable {
  /// What the days are together, which names the period and leads to its neighbours.
  enum Span: Equatable {
    case month(CivilMonth)
    case year(Int)
    /// The weeks of an ISO year.
    case weeks(Int)
    case days
    /// All days that have records.
    case all
  }

  let first: CivilDay
  let last: CivilDay
  let span: Span

  private init(first: CivilDay, last: CivilDay, span: Span) {
    self.first = first
    self.last = last
    self.span = span
  }

  static let all = ReportPeriod(first: .first, last: .last, span: .all)

  static func month(_ month: CivilMonth) -> ReportPeriod {
    ReportPeriod(first: month.first, last: month.last, span: .month(month))
  }

  static func year(_ year: Int) -> ReportPeriod {
    let start = CivilDay(year: year, month: 1, day: 1) ?? .first
    let end = CivilDay(year: year, month: 12, day: 31) ?? .last
    return ReportPeriod(first: start, last: end, span: .year(year))
  }

  static func weeks(_ year: Int) -> ReportPeriod {
    // The fourth of January always lies in the first week.
    func start(_ year: Int) -> CivilDay? { CivilDay(year: year, month: 1, day: 4)?.isoWeek.monday }
    return ReportPeriod(
      first: start(year) ?? .first, last: start(year + 1)?.adding(days: -1) ?? .last, span: .weeks(year))
  }

  /// A month, a year or the weeks of a year where the days are just those; the days are put in order.
  static func days(_ one: CivilDay, _ other: CivilDay) -> ReportPeriod {
    let (first, last) = (min(one, other), max(one, other))
    let known = [month(first.civilMonth), year(first.year), weeks(first.isoWeek.year), all]
    return known.first { $0.first == first && $0.last == last } ?? ReportPeriod(first: first, last: last, span: .days)
  }

  /// The period of the same length before or after it, where there is one.
  func neighbour(_ step: Int) -> ReportPeriod? {
    switch span {
    case .all: nil
    case .month(let month): .month(month.adding(months: step))
    case .year(let year): (1...9999).contains(year + step) ? .year(year + step) : nil
    case .weeks(let year): (1...9999).contains(year + step) ? .weeks(year + step) : nil
    case .days:
      .days(
        first.adding(days: step * (first.days(to: last) + 1)), last.adding(days: step * (first.days(to: last) + 1)))
    }
  }
}
