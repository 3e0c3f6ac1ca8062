package import HTML

/// A table with a head that stays, sortable by links, and a foot for sums.
package struct DataTable: Component {
  /// A column.
  package struct Column: Sendable {
    /// How a column is sorted now.
    package enum Order: String, Sendable {
      /// Smallest first.
      case ascending
      /// Greatest first.
      case descending
    }

    let name: String
    let isNumber: Bool
    let href: String?
    let order: Order?
    let key: String?

    /// A column; with an address its head sorts the table.
    ///
    /// `key` names it to the style sheet of a screen.
    package init(
      _ name: String, isNumber: Bool = false, sort href: String? = nil, order: Order? = nil, key: String? = nil
    ) {
      self.name = name
      self.isNumber = isNumber
      self.href = href
      self.order = order
      self.key = key
    }
  }

  /// A row, whose first cell heads it unless another is named.
  package struct Row: Sendable {
    let cells: [HTML]
    let isCurrent: Bool

    /// Cells in the order of the columns.
    package init(_ cells: [HTML], isCurrent: Bool = false) {
      self.cells = cells
      self.isCurrent = isCurrent
    }
  }

  /// Rows under a common head, such as those of one day.
  package struct Group: Sendable {
    let heading: HTML
    let sum: HTML
    let rows: [Row]

    /// A heading with its sum, and rows.
    package init(heading: HTML = HTML(), sum: HTML = HTML(), _ rows: [Row]) {
      self.heading = heading
      self.sum = sum
      self.rows = rows
    }
  }

  let name: String
  let columns: [Column]
  let groups: [Group]
  let foot: [HTML]
  let head: Int
  let folds: Bool

  /// A table under its name.
  ///
  /// `head` is the column that names a row; a table that `folds` shows two lines a row on a
  /// phone, by the columns' keys.
  package init(
    label name: String, columns: [Column], groups: [Group], foot: [HTML] = [], head: Int = 0, folds: Bool = false
  ) {
    self.name = name
    self.columns = columns
    self.groups = groups
    self.foot = foot
    self.head = head
    self.folds = folds
  }

  /// A table without groups.
  package init(label name: String, columns: [Column], rows: [Row], foot: [HTML] = []) {
    self.init(label: name, columns: columns, groups: [Group(rows)], foot: foot)
  }

  /// The table's markup.
  ///
  /// The roles are said again because a folded table is no table to the style sheet.
  package var html: HTML {
    div(.class("table-wrap"), .group(folds ? [] : [.tabindex(0), .role("region"), .aria("label", name)])) {
      table(.class("table", folds ? "folds" : nil), .role("table"), .aria("label", name)) {
        thead(.role("rowgroup")) { tr(.role("row")) { for column in columns { drawnHead(column) } } }
        for group in groups { drawn(group) }
        if !foot.isEmpty { tfoot(.role("rowgroup")) { drawn(Row(foot)) } }
      }
    }
  }

  private func drawnHead(_ column: Column) -> HTML {
    th(
      .role("columnheader"), .scope("col"), .class(column.isNumber ? "num" : nil),
      column.order.map { .aria("sort", $0.rawValue) }
    ) {
      if let href = column.href {
        a(.href(href)) {
          column.name
          if let order = column.order { span(.aria("hidden", true)) { order == .ascending ? " ↑" : " ↓" } }
        }
      } else {
        column.name
      }
    }
  }

  private func drawn(_ group: Group) -> HTML {
    tbody(.role("rowgroup")) {
      if !group.heading.isEmpty {
        tr(.class("group"), .role("row")) {
          th(.role("rowheader"), .scope("rowgroup"), .colspan(Swift.max(1, columns.count - 1))) { group.heading }
          td(.role("cell"), .class("num")) { group.sum }
        }
      }
      for row in group.rows { drawn(row) }
    }
  }

  private func drawn(_ row: Row) -> HTML {
    tr(.role("row"), row.isCurrent ? .aria("current", true) : nil) {
      for (index, pair) in zip(columns, row.cells).enumerated() {
        let look = Attribute.class(pair.0.key.map { "c-" + $0 }, pair.0.isNumber ? "num" : nil)
        if index == head {
          th(.role("rowheader"), .scope("row"), look) { pair.1 }
        } else {
          td(.role("cell"), look) { pair.1 }
        }
      }
    }
  }
}
