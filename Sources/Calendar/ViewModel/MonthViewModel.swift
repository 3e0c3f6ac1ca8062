import Base
import Book
import Localization

/// The month as the home page and a day's page show it.
struct MonthViewModel {
  let books: [any Book]

  struct Input {
    let month: CivilMonth
    /// The day whose sheet is open.
    let selected: CivilDay?
    let basis: Basis
    let visitor: Visitor
  }

  struct Output: Equatable {
    struct Day: Equatable {
      let day: CivilDay
      let totals: [CurrencyTotal]
      let tags: [String]
      let signs: [DayMark.Sign]
      let records: Int
      let isDoubtful: Bool
      let isOutside: Bool
    }

    struct Week: Equatable {
      let days: [Day]
      let totals: [CurrencyTotal]
      /// Days with a figure.
      let daysWithFigures: Int
    }

    let month: CivilMonth
    let today: CivilDay
    let selected: CivilDay?
    let basis: Basis
    let weeks: [Week]
    /// The sums of the month's own days.
    let totals: [CurrencyTotal]
    let daysOfGain: Int
    let daysOfLoss: Int
    /// Whether the month has nothing at all.
    let isEmpty: Bool
  }

  func output(_ input: Input) throws -> Output {
    let grid = MonthWeeks(month: input.month, firstWeekday: input.visitor.words.firstWeekday)
    let marks = try Marks(grid.days, of: books, for: input.visitor)
    let own = marks.all(in: input.month.first...input.month.last)
    let signs = try signsByDay(own, input.basis)
    return Output(
      month: input.month, today: input.visitor.today, selected: input.selected, basis: input.basis,
      weeks: try grid.weeks.map { try week($0, marks, input) }, totals: try CurrencyTotal.of(own),
      daysOfGain: signs.filter { $0 > 0 }.count, daysOfLoss: signs.filter { $0 < 0 }.count, isEmpty: own.isEmpty)
  }

  private func week(_ days: [CivilDay], _ marks: Marks, _ input: Input) throws -> Output.Week {
    let all = days.flatMap { marks[$0] }
    return Output.Week(
      days: try days.map { try day($0, marks[$0], input) }, totals: try CurrencyTotal.of(all),
      daysWithFigures: Set(all.filter { !$0.figures.isEmpty }.map(\.day)).count)
  }

  private func day(_ day: CivilDay, _ marks: [DayMark], _ input: Input) throws -> Output.Day {
    Output.Day(
      day: day, totals: try CurrencyTotal.of(marks), tags: marks.flatMap(\.tags).map(\.name),
      signs: marks.flatMap(\.signs), records: marks.reduce(0) { $0 + $1.records },
      isDoubtful: marks.contains(where: \.doubtful), isOutside: day.civilMonth != input.month)
  }

  /// For each day with figures of one sign, that sign; days whose currencies disagree count as neither.
  private func signsByDay(_ marks: [DayMark], _ basis: Basis) throws -> [Int] {
    try Dictionary(grouping: marks, by: \.day).values.compactMap { marks in
      let signs = Set(try CurrencyTotal.of(marks).map { $0.figure(basis).signum }).subtracting([0])
      return signs.count == 1 ? signs.first : nil
    }
  }
}
