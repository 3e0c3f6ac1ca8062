package import HTML

/// One named figure.
package struct Stat: Component {
  let name: String
  let value: HTML

  /// A name and what stands under it.
  package init(_ name: String, @HTMLBuilder value: () -> HTML) {
    self.name = name
    self.value = value()
  }

  /// A pair of `dt` and `dd`.
  package var html: HTML {
    div {
      dt { name }
      dd { value }
    }
  }
}

/// Named figures side by side.
package struct Stats: Component {
  let stats: [Stat]

  /// Figures in their order.
  package init(_ stats: [Stat]) { self.stats = stats }

  /// The list's markup.
  package var html: HTML { dl(.class("stats")) { stats } }
}

/// A sum written out, line by line, as on a receipt.
package struct Ledger: Component {
  /// One line of a sum.
  package struct Line: Sendable {
    let name: String
    let value: HTML
    let isRuled: Bool
    let isTotal: Bool

    /// A line; a rule above it closes what stands before.
    package init(_ name: String, isRuled: Bool = false, isTotal: Bool = false, @HTMLBuilder value: () -> HTML) {
      self.name = name
      self.isRuled = isRuled
      self.isTotal = isTotal
      self.value = value()
    }
  }

  let lines: [Line]

  /// Lines in their order.
  package init(_ lines: [Line]) { self.lines = lines }

  /// The sum's markup.
  package var html: HTML {
    dl(.class("ledger")) {
      for line in lines {
        div(.class(line.isRuled ? "rule" : nil, line.isTotal ? "total" : nil)) {
          dt { line.name }
          dd { line.value }
        }
      }
    }
  }
}

/// A slip with a torn edge, for sums.
package struct Receipt: Component {
  let id: String
  let heading: String
  let content: HTML

  /// A slip with its heading.
  package init(_ heading: String, id: String, @HTMLBuilder content: () -> HTML) {
    self.heading = heading
    self.id = id
    self.content = content()
  }

  /// The slip's markup.
  package var html: HTML {
    section(.class("receipt"), .aria("labelledby", id)) {
      h2(.id(id)) { heading }
      content
    }
  }
}
