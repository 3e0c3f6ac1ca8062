package import HTML
package import Localization

/// A chart and, behind a disclosure, the table that it is drawn from: both always show the same figures.
package struct ChartCard: Component {
  /// How the figures are drawn.
  package enum Kind: String, Sendable {
    /// A bar for each row, coloured by its sign.
    case bars
    /// A line through the rows.
    case line
    /// A ring with a part for each row.
    case pie
  }

  /// One figure: as it is read, and as a plain decimal number for the drawing.
  package struct Figure: Sendable, Equatable {
    let text: String
    let value: String
    let sign: Sign

    /// A figure such as `+52,300원`, whose number is `52300`.
    package init(_ text: String, value: String, sign: Sign = .none) {
      self.text = text
      self.value = value
      self.sign = sign
    }

    var drawn: HTML { sign == .none ? .text(text) : Delta(text, sign).html }
  }

  /// One row: its name, the short form of it for the axis, and a figure for each series.
  package struct Row: Sendable, Equatable {
    let name: String
    let tick: String
    let figures: [Figure]

    /// A row; without a tick the axis shows the name.
    package init(_ name: String, tick: String? = nil, _ figures: [Figure]) {
      self.name = name
      self.tick = tick ?? name
      self.figures = figures
    }
  }

  let id: String
  let heading: String
  let summary: HTML
  let spoken: String
  let kind: Kind
  let columns: [String]
  let rows: [Row]
  let total: Row?
  let asTable: String

  /// A chart under its heading.
  ///
  /// `columns` name the rows' column and then each series; of a pie the first series is drawn. `spoken` says in a sentence what the drawing shows.
  package init(
    _ heading: String, id: String, kind: Kind, words: Words, summary: HTML = HTML(), spoken: String,
    columns: [String], rows: [Row], total: Row? = nil
  ) {
    self.heading = heading
    self.id = id
    self.kind = kind
    asTable = words("design.asTable")
    self.summary = summary
    self.spoken = spoken
    self.columns = columns
    self.rows = rows
    self.total = total
  }

  /// The card's markup.
  package var html: HTML {
    section(.class("chart-card"), .aria("labelledby", id)) {
      div(.class("row spread")) {
        h2(.id(id)) { heading }
        summary
      }
      div(.class(kind == .pie ? "plot round" : "plot")) {
        div(.class("canvas")) {
          canvas(.data("chart", kind.rawValue), .data("table", id + "-table"), .role("img"), .aria("label", spoken))
        }
        if kind == .pie { legend }
      }
      Disclosure(asTable) { figures }
    }
  }

  private var legend: HTML {
    ol(.class("legend")) {
      for (index, row) in rows.enumerated() {
        li {
          i(.class("k\(index % 8 + 1)"))
          span { row.name }
          b { row.figures.last?.text ?? "" }
        }
      }
    }
  }

  private var figures: HTML {
    div(.class("table-wrap"), .tabindex(0), .role("region"), .aria("label", heading + " · " + asTable)) {
      table(.class("table"), .id(id + "-table")) {
        thead {
          tr {
            for (index, name) in columns.enumerated() {
              th(.scope("col"), .class(index == 0 ? nil : "num")) { name }
            }
          }
        }
        tbody { for row in rows { drawn(row) } }
        if let total { tfoot { drawn(total) } }
      }
    }
  }

  private func drawn(_ row: Row) -> HTML {
    tr {
      th(.scope("row"), row.tick == row.name ? nil : .data("tick", row.tick)) { row.name }
      for figure in row.figures { td(.class("num"), .data("value", figure.value)) { figure.drawn } }
    }
  }
}
