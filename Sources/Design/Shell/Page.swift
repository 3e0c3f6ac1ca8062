package import HTML

extension Page {
  /// A page with its title, bar and content.
  ///
  /// A bare page (a form, a detail) has no tab bar on a phone, one that is alone no navigation at all. `foot` is an `ActionBar`, `overlays` are sheets and
  /// popups, `classes` are further classes of `main`, and `live` names the topics of change that it shows.
  package init(
    _ title: String, bar: AppBar, place: String?, width: Width = .full, isBare: Bool = false,
    isAlone: Bool = false, classes: String = "stack", live: String? = nil, toast: Toast? = nil, foot: HTML = HTML(),
    overlays: HTML = HTML(),
    @HTMLBuilder content: () -> HTML
  ) {
    self.init(
      title: title, bar: bar.html, place: place, width: width, isBare: isBare,
      isAlone: isAlone, classes: classes, live: live, toast: toast?.html ?? HTML(), foot: foot, overlays: overlays,
      content: content())
  }
}
