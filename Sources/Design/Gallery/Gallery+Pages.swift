import HTML
import Localization

extension Gallery {
  /// The way to the pages of single components.
  static var index: HTML {
    div(.class("row")) {
      for name in [
        "month", "day", "year", "form", "popup", "picture", "question", "sheet", "toast", "note", "empty", "loading",
        "error",
      ] {
        Button(name, href: "/design/" + name).small
      }
    }
  }

  static var question: Page {
    Page("확인", bar: AppBar("확인"), place: nil) {
      Question(
        "이 기록을 지울까요?", marked: "지울까요?", text: "지우면 되돌릴 수 없어요.", post: "#", agree: "지우기",
        refuse: ("그만두기", "#main"))
    }
  }

  /// A page on which something lies over the content.
  static func opened(_ words: Words, _ overlay: HTML) -> Page {
    Page("덮개", bar: AppBar("덮개"), place: nil, overlays: overlay) { lists }
  }

  static func toasted(_ toast: Toast) -> Page {
    Page("알림", bar: AppBar("알림"), place: nil, toast: toast) { lists }
  }

  static func alone(_ heading: String, @HTMLBuilder _ content: () -> HTML) -> Page {
    Page(heading, bar: AppBar(heading), place: nil, content: content)
  }

  static func error(_ words: Words) -> Page {
    Page("404", bar: AppBar("나날"), place: nil) {
      ErrorPage(404, "이 주소에는 아무것도 없어요", text: "지워졌거나 주소가 바뀌었어요. 지운 것은 30일 동안 휴지통에 있어요.") {
        Button("달력으로", .primary, href: "/")
        Button("휴지통 보기", href: "/bin")
      }
    }
  }
}
