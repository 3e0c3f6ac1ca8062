import Base
import Book
import Design
import HTML
import Localization

/// Draws the month, and with it the day that is open.
struct MonthView {
  let words: Words
  let quickAdd: [QuickAdd]
  let importPath: String?
  /// The topics of changes that the page shows.
  let live: String

  func page(_ output: MonthViewModel.Output, day: DayViewModel.Output?) -> Page {
    let month = output.month
    let addDay = output.selected ?? (month == output.today.civilMonth ? output.today : month.first)
    return Page(
      day.map { words.day($0.day, .full) } ?? words.month(month), bar: bar(output), place: "calendar",
      classes: "", overlays: sheet(for: addDay)
    ) {
      CalendarScreen(
        summary: summary(output).html, grid: grid(output), sheet: day.map { sheet($0, output.basis) } ?? HTML(),
        unfold: (words("calendar.unfold"), Paths.month(month, output.basis)), live: live
      ) {
        if output.isEmpty, day == nil { empty }
        AddButton(label: words("calendar.add"), href: "#add")
      }
    }
  }

  private func bar(_ output: MonthViewModel.Output) -> AppBar {
    let previous = output.month.previous
    let next = output.month.next
    return AppBar(
      period: words.month(output.month),
      previous: (words("calendar.previous", .text(words.month(previous))), Paths.month(previous, output.basis)),
      next: (words("calendar.next", .text(words.month(next))), Paths.month(next, output.basis))
    ) {
      Button(words("calendar.today"), .text, href: "/")
      IconButton(.chart, label: words("calendar.year"), href: Paths.year(output.month.year))
      Button(words("calendar.add"), .primary, icon: .plus, href: "#add").small.forDesktop
    }
  }

  private func summary(_ output: MonthViewModel.Output) -> MonthSummary {
    let figures = Figures(words: words, basis: output.basis)
    let name =
      output.month == output.today.civilMonth
      ? words("calendar.month.realized") : words("calendar.month.realizedOf", .text(words.month(output.month)))
    return MonthSummary(
      figure: BigFigure(name) {
        if output.totals.isEmpty { span(.class("ink-3")) { words("calendar.month.none") } }
        for total in output.totals { figures.delta(total) }
      }.html,
      choice: SegmentedLinks(
        label: words("calendar.basis"),
        Basis.allCases.map { basis in
          let path = output.selected.map { Paths.day($0, basis) } ?? Paths.month(output.month, basis)
          let caption = basis == .net ? words("calendar.basis.net") : words("calendar.basis.gross")
          return Tabs.Tab(caption, href: path, isCurrent: basis == output.basis)
        }
      ).html,
      facts: facts(output))
  }

  private func facts(_ output: MonthViewModel.Output) -> [Stat] {
    [
      Stat(words("calendar.month.gainDays")) { words("calendar.days", .count(output.daysOfGain)) },
      Stat(words("calendar.month.lossDays")) { words("calendar.days", .count(output.daysOfLoss)) },
      Stat(words("calendar.month.charges")) {
        words.list(output.totals.map { words.money($0.charges, $0.currency) })
      },
    ]
  }

  private func grid(_ output: MonthViewModel.Output) -> Design.MonthGrid {
    let isAlone = Set(output.weeks.flatMap(\.totals).map(\.currency)).count < 2
    let figures = Figures(words: words, basis: output.basis)
    return Design.MonthGrid(
      label: words.month(output.month),
      weekdays: words.weekdays.map { .init(short: words.weekday($0, .short), full: words.weekday($0)) },
      weeks: output.weeks.map { week in
        Design.MonthGrid.Week(
          week.days.map { cell($0, output, isAlone: isAlone) }, totals: week.totals.map(figures.delta),
          note: week.totals.isEmpty ? "" : words("calendar.week.days", .count(week.daysWithFigures)))
      },
      weekTotal: words("calendar.week.total"), isFolded: output.selected != nil,
      neighbours: .init(
        previous: Paths.month(output.month.previous, output.basis), next: Paths.month(output.month.next, output.basis),
        today: "/"))
  }

  private func cell(_ day: MonthViewModel.Output.Day, _ output: MonthViewModel.Output, isAlone: Bool) -> DayCell {
    let figures = Figures(words: words, basis: output.basis)
    let spoken =
      [words.day(day.day, .full)]
      + day.totals.map { words("calendar.day.realized", .text(figures.text($0))) }
      + (day.tags.isEmpty ? [] : [words("calendar.day.tags", .text(day.tags.joined(separator: ", ")))])
      + (day.records == 0 ? [] : [words("calendar.day.records", .count(day.records))])
      + day.signs.map(\.label) + (day.isDoubtful ? [words("calendar.day.doubtful")] : [])
    let marks = day.signs.compactMap { Icon(rawValue: $0.icon) } + (day.isDoubtful ? [.flag] : [])
    return DayCell(
      iso: day.day.iso, number: String(day.day.day), weekday: words.weekday(day.day.weekday, .short),
      href: Paths.day(day.day, output.basis), spoken: spoken.joined(separator: ", "),
      figures: day.totals.map { figures.cell($0, isAlone: isAlone) }, tags: day.tags,
      marks: marks.map { DayCell.Mark($0) }, isToday: day.day == output.today, isOutside: day.isOutside,
      isSelected: day.day == output.selected)
  }

  private func sheet(_ day: DayViewModel.Output, _ basis: Basis) -> HTML {
    let figures = Figures(words: words, basis: basis)
    return DaySheet(
      words.day(day.day, .full), sub: day.summaries.joined(separator: ". "),
      figures: day.totals.isEmpty
        ? HTML() : BigFigure { for total in day.totals { figures.delta(total) } }.html,
      columns: day.sections.isEmpty
        ? [p(.class("ink-2")) { words("calendar.day.nothing") }] : day.sections.map(section)
    ).html
  }

  private func section(_ section: DayViewModel.Output.Section) -> HTML {
    PartSection(
      section.title, id: "day-" + section.id,
      action: section.addPath.map { IconButton(.plus, label: section.addLabel, href: $0).html } ?? HTML()
    ) { section.content }.html
  }

  private var empty: HTML {
    EmptyState(.emptyMonth, words("calendar.empty.heading"), text: words("calendar.empty.text")) {
      if let importPath { Button(words("calendar.empty.import"), .primary, icon: .box, href: importPath) }
    }.html
  }

  private func sheet(for day: CivilDay) -> HTML {
    Sheet(id: "add", words("calendar.add.title"), words: words) {
      List(
        quickAdd.map { add in
          let separator = add.path.contains("?") ? "&" : "?"
          return ListRow(
            words.text(add.title, []), href: add.path + separator + "day=" + day.iso, icon: Icon(rawValue: add.icon))
        })
    }.html
  }
}
