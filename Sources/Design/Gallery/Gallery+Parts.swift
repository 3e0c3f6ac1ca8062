import HTML
import Localization

extension Gallery {
  static var buttons: HTML {
    HTML {
      div(.class("row")) {
        Button("저장", .primary)
        Button("취소", href: "#")
        Button("더 보기", .text, href: "#")
        Button("지우기", .text, icon: .trash).dangerous
        Button("저장", .primary, .disabled())
      }
      div(.class("row")) {
        Button("파일 가져오기", .primary, icon: .upload, href: "#").small
        Button("되돌리기", icon: .undo, href: "#").small
        IconButton(.search, label: "검색", href: "#")
        IconButton(.pencil, label: "고치기", isQuiet: true)
        AddButton(label: "기록 더하기", href: "#g-sheet")
      }
      div(.class("row")) {
        Button("아래 창 열기", href: "#g-sheet").small
        Button("확인 창 열기", href: "#g-popup").small
      }
    }
  }

  static var chips: HTML {
    HTML {
      ChipStrip(label: "필터") {
        Chip("모두 147", href: "#", isCurrent: true)
        Chip("추가 128", href: "#")
        Chip("확인할 것 5", href: "#", icon: .flag)
        Chip("온새미증권 위탁", href: "#", removeLabel: "온새미증권 위탁, 빼기")
        Chip("태그", opening: "#g-sheet")
      }
      div(.class("row")) {
        for tag in ["단타", "스윙", "반도체", "바이오", "배당", "손절", "ETF", "2차전지", "해외", "적립식", "공모주", "매수"] { TagChip(tag) }
      }
      div(.class("row")) {
        SideMark("매도", isFilled: true)
        SideMark("매수", isFilled: false)
      }
    }
  }

  static var figures: HTML {
    tiles {
      Card {
        BigFigure("이번 달 실현 손익", href: "#", label: "실현 손익 +982,256원, 계산 보기") { Delta("+982,256원", .up) }
      }
      Card { BigFigure("손실") { Delta("−97,500원", .down) } }
      Card(isLined: true) {
        Stats([
          Stat("실현 손익") { Delta("+982,256원", .up) }, Stat("매수") { Money("12,480,350원") },
          Stat("매도") { Money("21,906,900원") }, Stat("변화 없음") { Delta("0원", .none) },
        ])
      }
      Receipt("계산", id: "g-receipt") {
        Ledger([
          Ledger.Line("매도 금액, 45 × 77,300") { "3,478,500" },
          Ledger.Line("취득 원가, 4,026,603 × 45 ÷ 60") { "−3,019,952.25" },
          Ledger.Line("총손익", isRuled: true) { "458,547.75" }, Ledger.Line("수수료") { "−521" },
          Ledger.Line("거래세") { "−6,261" },
          Ledger.Line("순손익", isRuled: true, isTotal: true) { "451,765.75" },
        ])
      }
    }
  }

  static var lists: HTML {
    tiles {
      List(label: "매매", trades)
      List(
        isBoxed: true,
        [
          .setting("언어", icon: .globe, href: "#", current: "한국어"),
          .setting("시간대", icon: .clock, href: "#", sub: "기록한 곳", current: "서울"),
          ListRow("알리기", icon: .bell) {
            input(.class("switch"), .type("checkbox"), .role("switch"), .checked(), .aria("label", "알리기"))
          },
        ])
      Disclosure("비용", trailing: .text("6,782원"), isCard: true) {
        FieldRow {
          Field("g-fee", "수수료", .amount(unit: "원"), value: "521")
          Field("g-tax", "거래세", .amount(unit: "원"), value: "6,261")
        }
      }
    }
  }

  static var trades: [ListRow] {
    [
      ListRow(
        "미르반도체", href: "#", leading: SideMark("매도", isFilled: true).html, sub: "10:42 · 45주 × 77,300",
        value: Delta("+451,766원", .up).html, valueSub: "3,478,500원"),
      ListRow(
        "누리항공", href: "#", leading: SideMark("매도", isFilled: true).html, sub: "13:05 · 120주 × 8,940",
        flags: ["같은 시각 두 건, 순서 확인"], value: Delta("−38,410원", .down).html, valueSub: "1,072,800원"),
      ListRow(
        "새롬에너지", href: "#", leading: SideMark("매수", isFilled: false).html, sub: "14:51 · 15주 × 31,250",
        value: .text("468,750원"), valueSub: "매수 금액"),
    ]
  }

  static var icons: HTML {
    div(.class("row")) { for icon in Icon.allCases { span(.title(icon.rawValue)) { icon } } }
  }
}
