package import HTML
package import Localization

/// Every component in each of its states, for people who build pages; the words are samples.
package enum Gallery {
  /// The pages of the gallery by the last part of their address; the first, of all components, has none.
  package static func pages(_ words: Words) -> [(name: String, page: Page)] {
    [
      ("", components(words)), ("month", month(words, isOpen: false)), ("day", month(words, isOpen: true)),
      ("year", year(words)), ("form", form(words)), ("error", error(words)), ("question", question),
      ("popup", opened(words, popup(id: "g-popup", isOpen: true).html)),
      ("picture", opened(words, picture(id: "g-picture", isOpen: true).html)),
      ("sheet", opened(words, sheet(words, isOpen: true))), ("toast", toasted(toast)), ("note", toasted(note)),
      ("empty", alone("빈 화면") { emptyStates[0] }), ("loading", alone("불러오기") { waiting }),
    ]
  }

  private static func components(_ words: Words) -> Page {
    Page(
      "Design", bar: AppBar("Design"), place: nil, classes: "stack loose gallery",
      overlays: HTML {
        sheet(words)
        popup(id: "g-popup")
      }
    ) {
      part("쪽", "g-pages") { index }
      part("버튼", "g-buttons") { buttons }
      part("칩과 태그", "g-chips") { chips }
      part("숫자", "g-figures") { figures }
      part("목록", "g-lists") { lists }
      part("표", "g-table") { table }
      part("차트", "g-charts") { charts(words) }
      part("입력란", "g-fields") { fields }
      part("고르기", "g-choices") { choices }
      part("알림", "g-notices") { notices }
      part("빈 화면과 기다림", "g-states") { states }
      part("아이콘", "g-icons") { icons }
    }
  }

  private static func part(_ heading: String, _ id: String, @HTMLBuilder content: () -> HTML) -> HTML {
    section(.aria("labelledby", id)) {
      h2(.id(id)) { heading }
      content()
    }
  }

  static func tiles(@HTMLBuilder content: () -> HTML) -> HTML { div(.class("tiles")) { content() } }
}
