import HTML
import Localization

extension Gallery {
  static var fields: HTML {
    tiles {
      Field("g-item", "종목", .search(suggestions: "/design/suggest"), value: "미르반도체", hint: "초성으로도 찾을 수 있어요.")
      Field(
        "g-quantity", "수량", .amount(unit: "주"), value: "72",
        error: "가진 것은 60주예요. 공매도를 허용하지 않는 계좌라 12주가 모자라요.")
      Field("g-memo", "메모", .lines(3), value: "목표가에 닿아 4분의 3을 덜었다.")
      Field("g-tags", "태그", .tags(suggestions: "/design/suggest"), value: "반도체, 스윙")
      FieldRow {
        Field("g-day", "날짜", .date, value: "2026-11-24")
        Field("g-time", "시각", .time, value: "10:42:00")
        Field(
          "g-account", "계좌", .choice([Choice("1", "온새미증권 위탁"), Choice("2", "온새미증권 연금")]), value: "1")
      }
      FileDrop(
        "g-file", caption: "파일을 끌어 놓거나 고르세요", hint: "CSV, 엑셀, HTML · 100 MB까지", accept: ".csv,.tsv,.xls,.xlsx,.html")
      FileDrop("g-file-2", caption: "주문내역.csv", hint: "", accept: ".csv", error: "빈 파일이에요.")
    }
  }

  static var choices: HTML {
    tiles {
      Segmented(
        "g-kind", label: "종류",
        [Choice("buy", "매수"), Choice("sell", "매도"), Choice("dividend", "배당"), Choice("memo", "메모")],
        value: "sell")
      SegmentedLinks(
        label: "손익 기준", [Tabs.Tab("순손익", href: "#", isCurrent: true), Tabs.Tab("총손익", href: "#")])
      RadioList(
        "g-gain", label: "손익 색",
        [
          RadioList.Line(Choice("korean", "한국식"), .data("gain", "korean")) { gains },
          RadioList.Line(Choice("west", "서양식"), .data("gain", "west")) { gains },
        ], value: "korean")
      Switch("g-push", "편지가 도착하면 알리기", isOn: true)
      Switch("g-mail", "전자 우편으로도 알리기", isOn: false)
    }
  }

  private static var gains: HTML {
    HTML {
      Delta("+12.4%", .up)
      Delta("−3.1%", .down)
    }
  }

  static func form(_ words: Words) -> Page {
    Page(
      "매매 고치기", bar: AppBar("매매 고치기", back: ("뒤로", "#")) { IconButton(.trash, label: "지우기", href: "#") },
      place: "trades",
      width: .medium, isBare: true, classes: "",
      foot: ActionBar(label: "할 일") {
        Button("취소", href: "#")
        Button("저장", .primary, .form("record"))
      }.html
    ) {
      RecordForm(id: "record", action: "#", words: words, .class("columns aside")) {
        div(.class("stack record-fields")) {
          Segmented(
            "kind", label: "종류",
            [Choice("buy", "매수"), Choice("sell", "매도"), Choice("dividend", "배당"), Choice("memo", "메모")],
            value: "sell")
          Field("item", "종목", .search(suggestions: "/design/suggest"), value: "미르반도체", hint: "보유 60주, 평균 67,110.05원")
          Product(
            Field("quantity", "수량", .amount(unit: "주"), value: "45"),
            times: Field("price", "단가", .amount(unit: "원"), value: "77,300"), caption: "금액", unit: "원",
            value: "3,478,500원")
          Disclosure("비용", trailing: .text("6,782원"), isCard: true) {
            FieldRow {
              Field("fee", "수수료", .amount(unit: "원"), value: "521")
              Field("tax", "거래세", .amount(unit: "원"), value: "6,261")
            }
          }
          FieldRow {
            Field("day", "날짜", .date, value: "2026-11-24", isRequired: true)
            Field("time", "시각", .time, value: "10:42:00")
            Field("account", "계좌", .choice([Choice("1", "온새미증권 위탁")]), value: "1")
          }
          Field("tags", "태그", .tags(suggestions: "/design/suggest"), value: "반도체, 스윙")
          Field("memo", "메모", .lines(3), value: "목표가에 닿아 4분의 3을 덜었다.")
        }
        Receipt("저장하면", id: "preview") {
          p(.class("big")) { Delta("+451,766원", .up) }
          Ledger([
            Ledger.Line("매도 금액") { "3,478,500" }, Ledger.Line("취득 원가, 이동평균") { "−3,019,952.25" },
            Ledger.Line("수수료와 거래세") { "−6,782" }, Ledger.Line("남은 수량", isRuled: true) { "15주" },
          ])
        }
      }
    }
  }
}
