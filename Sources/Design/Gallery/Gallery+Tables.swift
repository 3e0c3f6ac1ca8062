import HTML
import Localization

extension Gallery {
  static var table: HTML {
    DataTable(
      label: "매매 기록",
      columns: [
        DataTable.Column("종류", key: "side"), DataTable.Column("종목", sort: "#", key: "item"),
        DataTable.Column("시각", sort: "#", order: .descending, key: "time"), DataTable.Column("태그", key: "tag"),
        DataTable.Column("수량 × 단가", isNumber: true, key: "qty"),
        DataTable.Column("금액", isNumber: true, key: "amt"), DataTable.Column("실현 손익", isNumber: true, key: "pnl"),
      ],
      groups: [
        DataTable.Group(
          heading: a(.href("#")) { "11월 26일 목요일" }, sum: Delta("+96,800원", .up).html,
          [
            row("매도", "코리아200 ETF", "11:20", "ETF", "200주 × 38,450", "7,690,000원", Delta("+96,800원", .up)),
            row("매수", "다온바이오", "14:02", "바이오", "30주 × 21,900", "657,000원", nil),
          ]),
        DataTable.Group(
          heading: a(.href("#")) { "11월 25일 수요일" }, sum: Delta("−54,900원", .down).html,
          [row("매도", "새롬에너지", "09:31", "단타", "90주 × 30,640", "2,757,600원", Delta("−54,900원", .down))]),
      ], head: 1, folds: true
    ).html
  }

  private static func row(
    _ side: String, _ item: String, _ time: String, _ tag: String, _ quantity: String, _ amount: String, _ gain: Delta?
  ) -> DataTable.Row {
    DataTable.Row([
      SideMark(side, isFilled: gain != nil).html, a(.href("#")) { item }, .text(time), TagChip(tag).html,
      .text(quantity), .text(amount), gain?.html ?? span(.class("ink-3")) { "–" },
    ])
  }

  static func charts(_ words: Words) -> HTML {
    HTML {
      ChartCard(
        "날짜별 실현 손익", id: "g-income", kind: .bars, words: words,
        summary: p(.class("subtitle2")) { Delta("+982,256원", .up) },
        spoken: "11월 날짜별 실현 손익 막대. 가장 많이 번 날은 24일 +413,356원, 가장 많이 잃은 날은 18일 −97,500원",
        columns: ["날짜", "실현 손익"], rows: income,
        total: ChartCard.Row("합계", [ChartCard.Figure("+982,256원", value: "982256", sign: .up)]))
      tiles {
        ChartCard(
          "종목별 매수 금액", id: "g-items", kind: .pie, words: words, spoken: "종목별 매수 금액: 미르반도체가 가장 큼",
          columns: ["종목", "매수 금액", "비율"], rows: shares)
      }
    }
  }

  private static var income: [ChartCard.Row] {
    [
      (2, 52_300), (3, -21_800), (5, 118_400), (6, 34_500), (9, -64_200), (10, 87_600), (12, 203_900), (13, -38_700),
      (16, 15_200), (17, 142_800), (18, -97_500), (19, 66_100), (23, 28_400), (24, 413_356), (25, -54_900),
      (26, 96_800),
    ].map { day, gain in
      let text = (gain > 0 ? "+" : "−") + "\(gain.magnitude)원"
      return ChartCard.Row(
        "11월 \(day)일", tick: "\(day)", [ChartCard.Figure(text, value: String(gain), sign: Sign(signum: gain.signum()))])
    }
  }

  private static var shares: [ChartCard.Row] {
    [
      ("미르반도체", "4,026,000", "32.3%"), ("코리아200 ETF", "3,460,000", "27.7%"), ("새롬에너지", "2,298,000", "18.4%"),
      ("누리항공", "1,522,600", "12.2%"), ("그 밖 4종목", "1,173,750", "9.4%"),
    ].map { name, amount, share in
      let value = amount.filter { $0 != "," }
      return ChartCard.Row(
        name, [ChartCard.Figure(amount + "원", value: value), ChartCard.Figure(share, value: String(share.dropLast()))])
    }
  }
}
