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
      path(.d("M10 6v8.5h8M23 4.5v12M23 10h4.5"))
      path(.d("M10 18.5V23h8M23 17.5v8M23 21h4.5M10.5 27h13v2.6h-13v2.7H24"))
    }
  }
}
