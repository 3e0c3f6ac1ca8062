package import HTML

/// A choice of one among few, as radio buttons side by side.
package struct Segmented: Component {
  let name: String
  let heading: String
  let choices: [Choice]
  let value: String

  /// Choices of a form under one name.
  package init(_ name: String, label heading: String, _ choices: [Choice], value: String) {
    self.name = name
    self.heading = heading
    self.choices = choices
    self.value = value
  }

  /// The choice's markup.
  package var html: HTML {
    div(.class("segmented"), .role("radiogroup"), .aria("label", heading)) {
      for choice in choices {
        label {
          input(.type("radio"), .name(name), .value(choice.value), .checked(choice.value == value))
          choice.caption
        }
      }
    }
  }
}

/// A choice of one, each on a line with a sample of what it does.
package struct RadioList: Component {
  /// One line.
  package struct Line: Sendable {
    let choice: Choice
    let sample: HTML
    let attributes: [Attribute?]

    /// A choice and its sample.
    package init(_ choice: Choice, _ attributes: Attribute?..., @HTMLBuilder sample: () -> HTML = { HTML() }) {
      self.choice = choice
      self.attributes = attributes
      self.sample = sample()
    }
  }

  let name: String
  let heading: String
  let lines: [Line]
  let value: String

  /// Lines of a form under one name.
  package init(_ name: String, label heading: String, _ lines: [Line], value: String) {
    self.name = name
    self.heading = heading
    self.lines = lines
    self.value = value
  }

  /// The list's markup.
  package var html: HTML {
    div(.class("pick"), .role("radiogroup"), .aria("label", heading)) {
      for line in lines {
        label(.group(line.attributes)) {
          input(
            .class("radio"), .type("radio"), .name(name), .value(line.choice.value),
            .checked(line.choice.value == value))
          span(.class("grow")) { line.choice.caption }
          line.sample
        }
      }
    }
  }
}

/// Something that is on or off.
package struct Switch: Component {
  let name: String
  let caption: String
  let isOn: Bool
  let attributes: [Attribute?]

  /// A switch with its words before it.
  package init(_ name: String, _ caption: String, isOn: Bool, _ attributes: Attribute?...) {
    self.name = name
    self.caption = caption
    self.isOn = isOn
    self.attributes = attributes
  }

  /// The switch's markup.
  package var html: HTML {
    label(.class("switch-row")) {
      span { caption }
      input(
        .class("switch"), .type("checkbox"), .role("switch"), .name(name), .value("1"), .checked(isOn),
        .group(attributes))
    }
  }
}
