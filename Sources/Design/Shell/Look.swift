import HTML

/// How a person wants pages to look.
package struct Look: Sendable, Equatable {
  /// Light or dark.
  package enum Theme: String, CaseIterable, Sendable {
    /// As the device says.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark
  }

  /// The colours of gain and loss.
  package enum Gain: String, CaseIterable, Sendable {
    /// Red is up, blue is down.
    case korean
    /// Green is up, red is down.
    case western = "west"
  }

  /// The size of text in hundredths of the browser's own.
  package enum TextSize: Int, CaseIterable, Sendable {
    /// 100 %.
    case normal = 100
    /// 112 %.
    case larger = 112
    /// 124 %.
    case large = 124
    /// 135 %.
    case veryLarge = 135
    /// 160 %.
    case huge = 160
    /// 190 %.
    case accessible1 = 190
    /// 235 %.
    case accessible2 = 235
    /// 275 %.
    case accessible3 = 275
    /// 310 %.
    case accessible4 = 310
  }

  /// Light or dark.
  package var theme: Theme
  /// The colours of gain and loss.
  package var gain: Gain
  /// The size of text.
  package var text: TextSize

  /// A look; without arguments, that of a new person.
  package init(theme: Theme = .system, gain: Gain = .korean, text: TextSize = .normal) {
    self.theme = theme
    self.gain = gain
    self.text = text
  }

  /// The attributes of `html` that the style sheet reads.
  var attributes: Attribute {
    .group([
      theme == .system ? nil : .data("theme", theme.rawValue),
      gain == .korean ? nil : .data("gain", gain.rawValue),
      text == .normal ? nil : .data("text", String(text.rawValue)),
    ])
  }
}
