import Base
import Book
import HTTP
import Localization

/// Settings as somebody has typed or sent them, before they are known to make sense.
struct SettingsForm: Equatable {
  /// Whether the day rule is the zone of each record's origin, the person's own zone or another that is named.
  enum DayChoice: String, CaseIterable { case origin, own, other }

  var language = ""
  var theme = ""
  var textSize = ""
  var gainColours = ""
  var zone = ""
  var dayChoice = ""
  var dayZone = ""

  init(_ settings: Settings) {
    language = settings.language.rawValue
    theme = settings.theme.rawValue
    textSize = String(settings.textSize)
    gainColours = settings.gainColours.rawValue
    zone = settings.zone.name
    switch settings.dayRule {
    case .origin: dayChoice = DayChoice.origin.rawValue
    case .zone(let zone) where zone == settings.zone: dayChoice = DayChoice.own.rawValue
    case .zone(let zone): (dayChoice, dayZone) = (DayChoice.other.rawValue, zone.name)
    }
  }

  init(fields: Fields) {
    language = fields["language"] ?? ""
    theme = fields["theme"] ?? ""
    textSize = fields["text_size"] ?? ""
    gainColours = fields["gain_colours"] ?? ""
    zone = fields["zone"] ?? ""
    dayChoice = fields["day_rule"] ?? ""
    dayZone = fields["day_zone"] ?? ""
  }

  init(json: JSON) {
    func text(_ name: String) -> String {
      switch json[name] {
      case .string(let text)?, .number(let text)?: text
      default: ""
      }
    }
    language = text("language")
    theme = text("theme")
    textSize = text("text_size")
    gainColours = text("gain_colours")
    zone = text("zone")
    dayZone = text("day_rule")
    switch dayZone {
    case "": dayChoice = ""
    case "origin": dayChoice = DayChoice.origin.rawValue
    default: dayChoice = DayChoice.other.rawValue
    }
  }

  /// The settings, or an error that names each field that makes no sense.
  func settings() throws(HTTPError) -> Settings {
    let problems = problems
    guard problems.isEmpty, let language = Language(rawValue: language), let theme = Settings.Theme(rawValue: theme),
      let size = Int(textSize), let colours = Settings.GainColours(rawValue: gainColours),
      let zone = try? Zone(named: zone), let rule = dayRule(own: zone)
    else { throw .invalid(problems) }
    return Settings(
      language: language, theme: theme, textSize: size, gainColours: colours, zone: zone, dayRule: rule)
  }

  private var problems: [HTTPError.Field] {
    var problems: [HTTPError.Field] = []
    let choice = "accounts.error.choice"
    if Language(rawValue: language) == nil { problems.append(.init("language", choice)) }
    if Settings.Theme(rawValue: theme) == nil { problems.append(.init("theme", choice)) }
    if Int(textSize).map(Settings.textSizes.contains) != true { problems.append(.init("text_size", choice)) }
    if Settings.GainColours(rawValue: gainColours) == nil { problems.append(.init("gain_colours", choice)) }
    let zone = try? Zone(named: zone)
    if zone == nil { problems.append(.init("zone", "accounts.error.zone")) }
    if DayChoice(rawValue: dayChoice) == nil {
      problems.append(.init("day_rule", choice))
    } else if dayRule(own: zone ?? .utc) == nil {
      problems.append(.init("day_zone", "accounts.error.zone"))
    }
    return problems
  }

  private func dayRule(own zone: Zone) -> DayRule? {
    switch DayChoice(rawValue: dayChoice) {
    case .origin: .origin
    case .own: .zone(zone)
    case .other: (try? Zone(named: dayZone)).map { .zone($0) }
    case nil: nil
    }
  }
}
