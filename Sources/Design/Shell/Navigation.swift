import HTML
import Localization

/// One list of places: a tab bar on a phone, a rail on a tablet, a side bar on a desktop.
struct Navigation: Component {
  /// How many places a phone's tab bar holds beside "more".
  private static let tabs = 4

  let places: [Place]
  let current: String?
  let words: Words

  /// The places that the tab bar has no room for: tools, and books beyond the fourth.
  static func overflow(_ places: [Place]) -> [Place] {
    places.filter(\.isTool) + places.filter { !$0.isTool }.dropFirst(tabs)
  }

  var html: HTML {
    let hidden = Set(Self.overflow(places).map(\.id))
    return nav(.class("main-nav"), .aria("label", words("design.menu"))) {
      a(.class("brand"), .href("/"), .aria("label", words("design.home"))) {
        Seal()
        b(.aria("hidden", true)) { words("design.name") }
      }
      ul {
        for (index, place) in places.enumerated() {
          li(.class(hidden.contains(place.id) ? "wide-only" : nil, startsTools(index) ? "gap" : nil)) { drawn(place) }
        }
        li(.class("phone-only")) {
          a(.href("#" + SideMenu.id), current.map(hidden.contains) == true ? .aria("current", true) : nil) {
            Icon.more
            span { words("design.more") }
          }
        }
      }
    }
  }

  private func startsTools(_ index: Int) -> Bool {
    index > 0 && places[index].isTool && !places[index - 1].isTool
  }

  private func drawn(_ place: Place) -> HTML {
    a(.href(place.href), place.id == current ? .aria("current", "page") : nil) {
      place.icon
      span { place.name }
      if let count = place.count { span(.class("count"), .aria("hidden", true)) { count } }
    }
  }
}
