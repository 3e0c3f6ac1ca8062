package import HTML

/// A year as twelve small months, each day as warm or as cool as it was good or bad.
package struct YearGrid: Component {
  /// One small month.
  package struct Month: Sendable {
    let name: String
    let href: String
    let spoken: String
    let total: Delta?
    let offset: Int
    let days: [Int?]

    /// A month whose first day stands in the column `offset`, from 0 to 6.
    ///
    /// A day's heat goes from −4 to 4; nil is a day without a figure. `spoken` says in words what the colours show.
    package init(_ name: String, href: String, spoken: String, total: Delta?, offset: Int, days: [Int?]) {
      self.name = name
      self.href = href
      self.spoken = spoken
      self.total = total
      self.offset = offset
      self.days = days
    }
  }

  let months: [Month]
  let scale: (less: String, more: String)

  /// Months in their order, and the words at the ends of the scale.
  package init(_ months: [Month], scale: (less: String, more: String)) {
    self.months = months
    self.scale = scale
  }

  /// The year's markup.
  package var html: HTML {
    HTML {
      ul(.class("year")) { for month in months { li { drawn(month) } } }
      p(.class("heat-scale"), .aria("hidden", true)) {
        scale.less
        for heat in -4...4 { square(heat) }
        scale.more
      }
    }
  }

  private func drawn(_ month: Month) -> HTML {
    a(.class("card year-month"), .href(month.href), .aria("label", month.spoken)) {
      span(.class("row spread")) {
        span(.class("subtitle3")) { month.name }
        month.total
      }
      span(.class("heat")) {
        for _ in 0..<month.offset { i(.class("none")) }
        for day in month.days { square(day) }
      }
    }
  }

  private func square(_ heat: Int?) -> HTML {
    i(heat.flatMap { $0 == 0 ? nil : .data("heat", String($0)) })
  }
}
