package import Base
package import Localization

/// What one person has chosen: how the house looks to them and which day a record belongs to.
package struct Settings: Equatable, Sendable {
  /// Light, dark, or what the device says.
  package enum Theme: String, CaseIterable, Sendable { case system, light, dark }

  /// Which colours stand for gain and loss; sign and arrow say it as well.
  package enum GainColours: String, CaseIterable, Sendable {
    /// Gain red, loss blue.
    case korean
    /// Gain green, loss red.
    case western
  }

  /// The text sizes offered, in per cent of the device's own.
  package static let textSizes = [100, 112, 124, 135, 160, 190, 235, 275, 310]

  package var language: Language
  package var theme: Theme
  /// One of `textSizes`.
  package var textSize: Int
  package var gainColours: GainColours
  /// The person's own zone: what "today" and "now" mean, and the zone of what they type.
  package var zone: Zone
  /// Which calendar day a trade belongs to.
  package var dayRule: DayRule

  package init(
    language: Language = .ko, theme: Theme = .system, textSize: Int = 100, gainColours: GainColours = .korean,
    zone: Zone = .utc, dayRule: DayRule = .origin
  ) {
    self.language = language
    self.theme = theme
    self.textSize = textSize
    self.gainColours = gainColours
    self.zone = zone
    self.dayRule = dayRule
  }
}
