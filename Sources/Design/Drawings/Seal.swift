package import HTML

/// The mark of the house: 나날, "days", cut into a vermilion square.
package struct Seal: Component {
  let isLarge: Bool

  /// The seal as decoration; it is drawn, so that it is the same in every language and font.
  package init(isLarge: Bool = false) { self.isLarge = isLarge }

  /// The seal's markup.
  package var html: HTML {
    svg(.class("seal", isLarge ? "large" : nil), .viewBox("0 0 36 36"), .aria("hidden", true)) {
      rect(.svg(.width, "36"), .svg(.height, "36"), .svg(.rx, "9"))
      path(.d("M9.5 5v7.5H17M22 4v11M22 9.3h4.8"))
      path(.d("M9.5 17.6V22H17M22 16.8v6.4M22 19.8h4.8M10 25.6h12.6v3.2H10V32h13.4"))
    }
  }
}
