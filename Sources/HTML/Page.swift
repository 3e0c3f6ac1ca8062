/// A page before the house draws its shell around it: what a screen shows, and where it belongs.
package struct Page: Sendable, Equatable {
  /// How wide the content may become.
  package enum Width: String, Sendable {
    /// As wide as the window.
    case full = ""
    /// As wide as text and forms want to be.
    case medium
  }

  /// The document's title.
  package var title: String
  /// The bar on top.
  package var bar: HTML
  /// The place of the navigation that the page belongs to.
  package var place: String?
  /// How wide the content may become.
  package var width: Width
  /// Without a tab bar on a phone: a form, a detail.
  package var isBare: Bool
  /// Without any navigation: a welcome, a lock.
  package var isAlone: Bool
  /// Further classes of `main`.
  package var classes: String
  /// The topics of change, separated by spaces, for which an open page fetches its content anew.
  package var live: String?
  /// A message about what was just done.
  package var toast: HTML
  /// What stands below the content, such as a bar of actions.
  package var foot: HTML
  /// Sheets and popups.
  package var overlays: HTML
  /// What stands in `main`.
  package var content: HTML

  package init(
    title: String, bar: HTML, place: String?, width: Width = .full, isBare: Bool = false,
    isAlone: Bool = false, classes: String = "", live: String? = nil, toast: HTML = HTML(), foot: HTML = HTML(),
    overlays: HTML = HTML(), content: HTML
  ) {
    self.title = title
    self.bar = bar
    self.place = place
    self.width = width
    self.isBare = isBare
    self.isAlone = isAlone
    self.classes = classes
    self.live = live
    self.toast = toast
    self.foot = foot
    self.overlays = overlays
    self.content = content
  }
}
