package import HTML

/// A month as a grid of seven columns, which folds to the week of the chosen day.
package struct MonthGrid: Component {
  /// Seven days and what they came to.
  package struct Week: Sendable {
    let days: [DayCell]
    let totals: [Delta]
    let note: String

    /// A week with its totals, one for each currency, and a remark below them.
    package init(_ days: [DayCell], totals: [Delta] = [], note: String = "") {
      self.days = days
      self.totals = totals
      self.note = note
    }
  }

  /// The name of a weekday.
  package struct Weekday: Sendable, Equatable {
    let short: String
    let full: String

    /// A short name for the head of a column and the full one to be spoken.
    package init(short: String, full: String) {
      self.short = short
      self.full = full
    }
  }

  /// The months around this one, for arrows, swipes and keys.
  package struct Neighbours: Sendable, Equatable {
    let previous: String
    let next: String
    let today: String

    /// Addresses of the month before, the month after and of today.
    package init(previous: String, next: String, today: String) {
      self.previous = previous
      self.next = next
      self.today = today
    }
  }

  let name: String
  let weekdays: [Weekday]
  let weeks: [Week]
  let totalName: String
  let isFolded: Bool
  let neighbours: Neighbours

  /// A month under its name; folded, it shows the week of the selected day alone on narrow screens.
  package init(
    label name: String, weekdays: [Weekday], weeks: [Week], weekTotal totalName: String, isFolded: Bool,
    neighbours: Neighbours
  ) {
    self.name = name
    self.weekdays = weekdays
    self.weeks = weeks
    self.totalName = totalName
    self.isFolded = isFolded
    self.neighbours = neighbours
  }

  /// The grid's markup.
  package var html: HTML {
    div(
      .class("calendar"), .id("calendar"), .role("grid"), .aria("label", name), .aria("readonly", true),
      .data("folded", isFolded), .data("previous", neighbours.previous), .data("next", neighbours.next),
      .data("today", neighbours.today)
    ) {
      div(.class("weekdays"), .role("row")) {
        for weekday in weekdays {
          span(.role("columnheader")) { abbr(.title(weekday.full)) { weekday.short } }
        }
        span(.class("week-total-head"), .role("columnheader")) { totalName }
      }
      for week in weeks {
        div(.class("week"), .role("row")) {
          week.days
          div(.class("week-total"), .role("gridcell")) {
            week.totals
            span { week.note }
          }
        }
      }
    }
  }
}
