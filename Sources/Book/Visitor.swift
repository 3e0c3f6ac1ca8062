package import Base
package import Localization

/// The person a request is answered for: whose records, in which words, at which moment.
package struct Visitor: Sendable {
  /// Whose books these are; every query is bound to it.
  package let owner: ID
  /// Whether nobody is signed in: then `owner` is nobody, who has no books.
  package let isGuest: Bool
  package let settings: Settings
  package let words: Words
  /// The moment of the request, in the person's zone.
  package let now: Moment

  /// Somebody with the same settings, who has no books.
  package var asGuest: Visitor {
    Visitor(owner: .nobody, isGuest: true, settings: settings, words: words, now: now)
  }

  /// The person's calendar day.
  package var today: CivilDay { now.zone.day(of: now.instant) }

  package init(owner: ID, isGuest: Bool = false, settings: Settings, words: Words, now: Moment) {
    self.owner = owner
    self.isGuest = isGuest
    self.settings = settings
    self.words = words
    self.now = now
  }
}
