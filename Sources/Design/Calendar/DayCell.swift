package import HTML

/// One day of a month: its number, what it earned, its tags and its marks.
package struct DayCell: Component {
  /// What a day earned in one currency, short for a phone and in full where there is room.
  package struct Figure: Sendable, Equatable {
    let short: String
    let full: String
    let sign: Sign

    /// A figure such as `+5.2만` and `+52,300`.
    package init(short: String, full: String, _ sign: Sign) {
      self.short = short
      self.full = full
      self.sign = sign
    }
  }

  /// A small drawing for something that the day holds.
  package struct Mark: Sendable, Equatable {
    let icon: Icon
    let isHot: Bool

    /// A mark; a hot one wants to be seen.
    package init(_ icon: Icon, isHot: Bool = false) {
      self.icon = icon
      self.isHot = isHot
    }
  }

  /// How many tags a phone and a wide screen show before they count the rest.
  private static let shown = (phone: 2, wide: 4)

  let iso: String
  let number: String
  let weekday: String
  let href: String
  let spoken: String
  var figures: [Figure] = []
  var tags: [String] = []
  var marks: [Mark] = []
  var isToday = false
  var isOutside = false
  var isSelected = false

  /// A day; `spoken` says date, figures, tags and marks in words.
  package init(
    iso: String, number: String, weekday: String, href: String, spoken: String, figures: [Figure] = [],
    tags: [String] = [], marks: [Mark] = [], isToday: Bool = false, isOutside: Bool = false, isSelected: Bool = false
  ) {
    self.iso = iso
    self.number = number
    self.weekday = weekday
    self.href = href
    self.spoken = spoken
    self.figures = figures
    self.tags = tags
    self.marks = marks
    self.isToday = isToday
    self.isOutside = isOutside
    self.isSelected = isSelected
  }

  private var isEmpty: Bool { figures.isEmpty && tags.isEmpty && marks.isEmpty }

  /// The cell's markup.
  package var html: HTML {
    div(
      .role("gridcell"), .data("outside", isOutside), .data("empty", isEmpty && !isSelected),
      .aria("selected", isSelected), isToday ? .aria("current", "date") : nil
    ) {
      a(.class("day"), .href(href), .data("day", iso), .aria("label", spoken)) {
        span(.class("date")) { number }
        span(.class("weekday")) { weekday }
        for figure in figures { drawn(figure) }
        if !tags.isEmpty { tagList }
        if !marks.isEmpty {
          span(.class("marks")) { for mark in marks { mark.icon.drawn(mark.isHot ? "hot" : nil) } }
        }
      }
    }
  }

  private func drawn(_ figure: Figure) -> HTML {
    span(.class("delta"), figure.sign.attribute) {
      span(.class("short")) { figure.short }
      span(.class("full")) { figure.full }
    }
  }

  private var tagList: HTML {
    span(.class("tags")) {
      for (index, tag) in tags.prefix(Self.shown.wide).enumerated() {
        TagChip(tag).drawn(index < Self.shown.phone ? nil : .class("full"))
      }
      rest(beyond: Self.shown.phone, "short")
      rest(beyond: Self.shown.wide, "full")
    }
  }

  private func rest(beyond shown: Int, _ where: String) -> HTML {
    tags.count > shown ? span(.class("tag", `where`)) { "+\(tags.count - shown)" } : HTML()
  }
}
