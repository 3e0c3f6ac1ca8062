package import Localization

/// What the round add button offers for a day.
package struct QuickAdd: Equatable, Sendable {
  package var title: WordKey
  package var icon: String
  /// The form's path; the day is added as `?day=`.
  package var path: String

  package init(title: WordKey, icon: String, path: String) {
    self.title = title
    self.icon = icon
    self.path = path
  }
}
