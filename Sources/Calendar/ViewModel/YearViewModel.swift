import Base
import Book

/// A year as a heat map: each day as warm as its figure is large beside the year's largest.
struct YearViewModel {
  let books: [any Book]

  struct Output: Equatable {
    struct Month: Equatable {
      let month: CivilMonth
      let totals: [CurrencyTotal]
      /// For each day of the month −4…4; nil without a figure.
      let heat: [Int?]
      let daysOfGain: Int
      let daysOfLoss: Int
    }

    let year: Int
    let months: [Month]
    let totals: [CurrencyTotal]
    /// The currency whose figures are drawn; that of most days unless one is asked for.
    let currency: Currency?
    let currencies: [Currency]
  }

  func output(year: Int, currency asked: Currency?, for visitor: Visitor) throws -> Output? {
    let months = (1...12).compactMap { CivilMonth(year: year, month: $0) }
    guard let first = months.first?.first, let last = months.last?.last else { return nil }
    let marks = try Marks(first...last, of: books, for: visitor)
    let all = marks.all(in: first...last)
    let days = Dictionary(grouping: all.flatMap(\.figures), by: \.currency).mapValues(\.count)
    let most = days.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
    let currency = asked.flatMap { days[$0] == nil ? nil : $0 } ?? most
    let figures = try figures(all, currency)
    let largest = figures.values.map(\.units.magnitude).max() ?? 0
    return Output(
      year: year,
      months: try months.map { month in
        let own = (0..<month.dayCount).map { figures[month.first.adding(days: $0)] }
        return Output.Month(
          month: month, totals: try CurrencyTotal.of(marks.all(in: month.first...month.last)),
          heat: own.map { $0.map { heat($0, largest) } },
          daysOfGain: own.filter { ($0?.signum ?? 0) > 0 }.count,
          daysOfLoss: own.filter { ($0?.signum ?? 0) < 0 }.count)
      },
      totals: try CurrencyTotal.of(all), currency: currency, currencies: days.keys.sorted { $0.code < $1.code })
  }

  private func figures(_ marks: [DayMark], _ currency: Currency?) throws -> [CivilDay: Amount] {
    try Dictionary(grouping: marks, by: \.day).compactMapValues { marks in
      try CurrencyTotal.of(marks).first { $0.currency == currency }?.net
    }
  }

  /// Quarters of the square root's scale, so that one great day does not leave all others pale.
  private func heat(_ figure: Amount, _ largest: UInt128) -> Int {
    // |figure| ÷ largest is held against (step ÷ 4)² in whole numbers, both scaled down so that they fit.
    let size = figure.units.magnitude >> 8
    let step = (1...3).first { UInt128($0 * $0) * (largest >> 8) >= size * 16 } ?? 4
    return figure.signum * step
  }
}
