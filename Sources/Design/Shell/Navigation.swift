import HTML
import Localization

/// One list of places: a tab bar on a phone, a rail on a tablet, a side bar on a desktop.
struct Navigation: Component {
  /// How many places a phone's tab bar holds.
  private static let tabs = 5

  let places: [Place]
  let current: String?
  let words: Words

  var html: HTML {
    nav(.class("main-nav"), .aria("label", words("design.menu"))) {
      a(.class("brand"), .href("/"), .aria("label", words("design.home"))) {
        Seal()
        b(.aria("hidden", true)) { words("design.name") }
      }
      ul {
        for (index, place) in places.enumerated() {
          li(.class(overflows(index) ? "wide-only" : nil, startsTools(index) ? "gap" : nil)) { drawn(place) }
        }
        if let more = places.last, places.count > Self.tabs {
          li(.class("phone-only")) {
            a(.href(more.href)) {
              Icon.more
              span { words("design.more") }
            }
          }
        }
      }
    }
  }

  private func overflows(_ index: Int) -> Bool { places.count > Self.tabs && index >= Self.tabs - 1 }

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
