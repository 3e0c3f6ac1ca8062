package import Base
package import Book
package import Localization
import Store

/// What somebody has chosen, and the changing of it.
package struct SettingsService: Sendable {
  let house: House
  let books: [any Book]
  /// The zone of the machine, for somebody who has chosen none.
  let machineZone: Zone

  package init(house: House, books: [any Book], machineZone: Zone) {
    self.house = house
    self.books = books
    self.machineZone = machineZone
  }

  /// The settings of `owner`; `language` is what their browser or terminal asks for, where they have chosen none.
  package func settings(of owner: ID, language: Language) throws -> Settings {
    let values = try house.database.read { try SettingsRepository.values(of: owner, in: $0) }
    return settings(from: values, language: language)
  }

  /// Stores the settings; what depends on them is derived anew in the same transaction.
  package func change(to new: Settings, of owner: ID) throws {
    try house.database.write(of: owner) { transaction in
      let values = try SettingsRepository.values(of: owner, in: transaction)
      let old = settings(from: values, language: new.language)
      try SettingsRepository.set(stored(new), of: owner, in: transaction)
      for book in books { try book.settingsWillChange(from: old, to: new, of: owner, in: transaction) }
      transaction.touch(owner: owner, topic: "settings")
    }
  }

  private func settings(from values: [String: String], language: Language) -> Settings {
    var settings = Settings(language: language, zone: machineZone)
    if let chosen = values["language"].flatMap(Language.init(rawValue:)) { settings.language = chosen }
    if let theme = values["theme"].flatMap(Settings.Theme.init(rawValue:)) { settings.theme = theme }
    if let size = values["text_size"].flatMap({ Int($0) }), Settings.textSizes.contains(size) {
      settings.textSize = size
    }
    if let colours = values["gain_colours"].flatMap(Settings.GainColours.init(rawValue:)) {
      settings.gainColours = colours
    }
    // A zone that this machine's tables no longer know leaves the person with the machine's.
    if let zone = values["zone"].flatMap({ try? Zone(named: $0) }) { settings.zone = zone }
    if let rule = values["day_rule"].flatMap({ try? DayRule(text: $0) }) { settings.dayRule = rule }
    return settings
  }

  private func stored(_ settings: Settings) -> [String: String] {
    [
      "language": settings.language.rawValue, "theme": settings.theme.rawValue,
      "text_size": String(settings.textSize), "gain_colours": settings.gainColours.rawValue,
      "zone": settings.zone.name, "day_rule": settings.dayRule.text,
    ]
  }
}
