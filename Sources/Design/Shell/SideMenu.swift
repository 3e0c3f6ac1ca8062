import HTML
import Localization

/// What stands behind "more": every place that the tab bar has no room for, and the small rooms of the house.
struct SideMenu: Component {
  static let id = "menu"

  let groups: [[Place]]
  let current: String?
  let words: Words

  var html: HTML {
    Sheet(id: Self.id, words("design.more"), words: words, isFromSide: true) {
      nav(.class("stack"), .aria("label", words("design.more"))) {
        for group in groups where !group.isEmpty {
          List(
            group.map { place in
              ListRow(
                place.name, href: place.href, icon: place.icon, isFlush: true,
                place.id == current ? .aria("current", "page") : nil)
            })
        }
        LanguageLink(words: words)
      }
    }.html
  }
}

/// The way to the page of languages, under the name of the present one.
struct LanguageLink: Component {
  let words: Words

  var html: HTML {
    a(
      .class("btn text language"), .href("/language"),
      .aria("label", words("design.language", .text(words.language.ownName)))
    ) {
      Icon.globe
      words.language.ownName
    }
  }
}
