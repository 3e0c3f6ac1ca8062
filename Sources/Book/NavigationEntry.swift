package import Localization

/// An entry of the tab bar, rail and side bar.
package struct NavigationEntry: Equatable, Sendable {
  /// What `Page.place` refers to.
  package let id: String
  package let path: String
  package let title: WordKey
  /// The name of one of Design's icons.
  package let icon: String
  /// Whether it has a place in the phone's tab bar, or stands behind "more".
  package let onPhone: Bool

  package init(id: String, path: String, title: WordKey, icon: String, onPhone: Bool) {
    self.id = id
    self.path = path
    self.title = title
    self.icon = icon
    self.onPhone = onPhone
  }
}
