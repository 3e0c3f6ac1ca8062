package import HTML

/// The home page's content: the month with its sum, and beside or below it the day that is open.
///
/// A touch on a day changes only the fold and the sheet, so month and day page have the same bones.
package struct CalendarScreen: Component {
  let summary: HTML
  let grid: MonthGrid
  let sheet: HTML
  let unfold: (label: String, href: String)
  let live: String?
  let after: HTML

  /// A month; with a day's sheet it is folded.
  ///
  /// `unfold` leads back to the whole month, and `live` names the topics of change that it is fetched anew for.
  package init(
    summary: HTML, grid: MonthGrid, sheet: HTML = HTML(), unfold: (label: String, href: String),
    live: String? = nil, @HTMLBuilder after: () -> HTML = { HTML() }
  ) {
    self.summary = summary
    self.grid = grid
    self.sheet = sheet
    self.unfold = unfold
    self.live = live
    self.after = after()
  }

  /// The content's markup, for within `main`.
  package var html: HTML {
    HTML {
      div(.class("month-view"), .id("month-view"), .data("day-open", !sheet.isEmpty), live.map { .data("live", $0) }) {
        div(.class("fold")) {
          summary
          grid
          a(.class("fold-handle"), .href(unfold.href), .aria("label", unfold.label)) { span(.class("grabber")) }
        }
        div(.class("day-place"), .id("day-place"), .tabindex(-1)) { sheet }
      }
      after
    }
  }
}

/// The sum of the month above its grid.
package struct MonthSummary: Component {
  let figure: HTML
  let choice: HTML
  let facts: [Stat]

  /// The month's figure, the choice between net and gross, and further facts for wide screens.
  package init(figure: HTML, choice: HTML = HTML(), facts: [Stat] = []) {
    self.figure = figure
    self.choice = choice
    self.facts = facts
  }

  /// The sum's markup.
  package var html: HTML {
    div(.class("month-sum"), .id("month-sum")) {
      figure
      choice
      if !facts.isEmpty { dl(.class("month-facts")) { facts } }
    }
  }
}

/// Everything of one day, below the folded week or beside the month.
package struct DaySheet: Component {
  let heading: String
  let sub: String
  let figures: HTML
  let columns: [HTML]

  /// A day with its figures and the sections of the books, in one column or two.
  package init(_ heading: String, sub: String, figures: HTML = HTML(), columns: [HTML]) {
    self.heading = heading
    self.sub = sub
    self.figures = figures
    self.columns = columns
  }

  /// The sheet's markup.
  package var html: HTML {
    article(.class("day-sheet stack loose"), .aria("labelledby", "day-title")) {
      header(.class("day-head")) {
        div {
          h2(.class("h2"), .id("day-title")) { heading }
          if !sub.isEmpty { p(.class("body4 ink-2")) { sub } }
        }
        figures
      }
      div(.class("day-cols")) {
        for column in columns { div(.class("stack")) { column } }
      }
    }
  }
}
