package import HTML

/// A page without content: what it will show, and the one next step.
package struct EmptyState: Component {
  let drawing: Drawing
  let heading: String
  let text: String
  let action: HTML

  /// A drawing, a sentence, an explanation and the next step.
  package init(_ drawing: Drawing, _ heading: String, text: String, @HTMLBuilder action: () -> HTML = { HTML() }) {
    self.drawing = drawing
    self.heading = heading
    self.text = text
    self.action = action()
  }

  /// The state's markup.
  package var html: HTML {
    div(.class("empty")) {
      drawing
      h2 { heading }
      p { text }
      action
    }
  }
}

/// Something that is on its way.
package struct LoadingState: Component {
  /// How much of the page waits.
  package enum Kind: Sendable {
    /// The whole part: its lines are hinted at.
    case full
    /// A form that was sent: a ring and words.
    case submit
  }

  let kind: Kind
  let text: String

  /// Words for what is awaited.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The state's markup.
  package var html: HTML {
    switch kind {
    case .full:
      div(.class("card stack"), .aria("busy", true)) {
        span(.class("visually-hidden")) { text }
        for width in ["short", "", "mid"] { span(.class("skeleton", width)) }
      }
    case .submit:
      div(.class("row"), .role("status")) {
        span(.class("spinner"), .aria("hidden", true))
        span(.class("body3")) { text }
      }
    }
  }
}

/// How far something has come.
package struct ProgressBar: Component {
  let name: String
  let value: Int
  let total: Int

  /// So many of so many, under a name.
  package init(label name: String, _ value: Int, of total: Int) {
    self.name = name
    self.value = value
    self.total = total
  }

  /// The bar's markup.
  package var html: HTML {
    progress(.value(String(value)), .max(String(Swift.max(total, 1))), .aria("label", name))
  }
}

/// A page that stands for one that could not be shown.
package struct ErrorPage: Component {
  let code: String
  let heading: String
  let text: String
  let actions: HTML

  /// The code on the stamp, what happened, and where to go.
  package init(_ code: Int, _ heading: String, text: String, @HTMLBuilder actions: () -> HTML) {
    self.code = String(code)
    self.heading = heading
    self.text = text
    self.actions = actions()
  }

  /// The page's content.
  package var html: HTML {
    section(.class("error-page")) {
      p(.class("stamp"), .aria("hidden", true)) {
        Seal()
        b { code }
      }
      h2(.class("h2")) { heading }
      p(.class("body4 ink-2")) { text }
      div(.class("row")) { actions }
    }
  }
}
