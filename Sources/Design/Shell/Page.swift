package import HTML

/// What a screen gives to the shell.
package struct Page: Sendable {
  /// How wide the content may become.
  package enum Width: String, Sendable {
    /// As wide as the window.
    case full = ""
    /// As wide as text and forms want to be.
    case medium
  }

  let title: String
  let bar: AppBar
  let place: String?
  let width: Width
  let isBare: Bool
  let classes: String
  let toast: Toast?
  let foot: HTML
  let overlays: HTML
  let content: HTML

  /// A page with its title, bar and content.
  ///
  /// A bare page (a form, a detail) has no tab bar on a phone. `foot` is an `ActionBar`, `overlays` are sheets and
  /// popups, and `classes` are further classes of `main`.
  package init(
    _ title: String, bar: AppBar, place: String?, width: Width = .full, isBare: Bool = false, classes: String = "stack",
    toast: Toast? = nil, foot: HTML = HTML(), overlays: HTML = HTML(), @HTMLBuilder content: () -> HTML
  ) {
    self.title = title
    self.bar = bar
    self.place = place
    self.width = width
    self.isBare = isBare
    self.classes = classes
    self.toast = toast
    self.foot = foot
    self.overlays = overlays
    self.content = content()
  }
}
