import HTML
import Localization

extension Gallery {
  static var notices: HTML {
    tiles {
      div(.class("stack tight")) {
        Banner(.doubt) {
          "같은 시각에 산 것과 판 것이 있어 순서에 따라 손익이 달라요. "
          a(.href("#")) { "순서 정하기" }
        }
        Banner(.calm) { "아직 아무것도 저장하지 않았어요." }
        Banner(.error) { "저장하지 못했어요. 쓰던 글은 이 기기에 있어요." }
      }
      div(.class("stack tight")) {
        note
        toast
        Toast("연결이 끊겨 이 기기에 먼저 저장했어요")
      }
      popup(id: "g-popup-1").box
      picture(id: "g-picture-1").box
    }
  }

  static var toast: Toast { Toast("매매 128건을 더했어요", action: Toast.Action("되돌리기", post: "#")) }

  static var note: Toast { Toast("백업을 되읽어 확인했어요", isLight: true) }

  static func sheet(_ words: Words, isOpen: Bool = false) -> HTML {
    Sheet(id: "g-sheet", "11월 26일에 무엇을 남길까요?", words: words, isOpen: isOpen) {
      List([
        ListRow("매매", href: "#", icon: .trades, value: Icon.right.html),
        ListRow("메모", href: "#", icon: .pencil, value: Icon.right.html),
        ListRow("파일 가져오기", href: "#", icon: .upload, value: Icon.right.html),
      ])
    }.html
  }

  static func popup(id: String, isOpen: Bool = false) -> Popup {
    Popup(id: id, "이 기록을 지울까요?", marked: "지울까요?", text: "30일 동안 휴지통에 있어요.", isOpen: isOpen) {
      Button("그만두기", href: "#main", closes: true)
      Button("지우기", .primary)
    }
  }

  static func picture(id: String, isOpen: Bool = false) -> Popup {
    Popup(id: id, "모두 가져왔어요", text: "128건을 더했어요.", drawing: .importBox, isOpen: isOpen) {
      Button("확인", .primary, href: "#main", closes: true)
    }
  }

  static var states: HTML {
    tiles {
      for state in emptyStates { Card(isLined: true) { state } }
      waiting
    }
  }

  static var emptyStates: [EmptyState] {
    [
      (Drawing.emptyMonth, "이 달에는 아직 기록이 없어요"), (.nothingFound, "‘ㅁㄹㅂㄷㅊ’에 맞는 것이 없어요"),
      (.importBox, "가져온 파일이 없어요"), (.emptyList, "조건에 맞는 매매가 없어요"), (.emptyBin, "휴지통이 비었어요"),
    ].map { drawing, heading in
      EmptyState(drawing, heading, text: "매매를 적거나 증권사 파일을 가져오면 날마다 번 돈이 여기에 보여요.") {
        Button("파일 가져오기", .primary, href: "#").small
      }
    }
  }

  static var waiting: HTML {
    HTML {
      LoadingState(.full, "불러오는 중")
      Card {
        div(.class("stack")) {
          LoadingState(.submit, "100,000줄 가운데 64,200줄을 읽었어요")
          ProgressBar(label: "가져오기", 64_200, of: 100_000)
        }
      }
    }
  }
}
