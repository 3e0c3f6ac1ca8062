import Base
import Localization

/// What is said of exports in more than one place.
struct ExportWords {
  let words: Words
  let zone: Zone

  init(_ words: Words, _ zone: Zone) {
    self.words = words
    self.zone = zone
  }

  /// Until when a file can be fetched.
  func until(_ end: Instant) -> String {
    let text = words.day(zone.day(of: end), .monthDay) + " " + words.time(zone.time(of: end))
    return words("commons.export.until", .text(text))
  }
}
