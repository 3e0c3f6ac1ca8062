import Base
import HTML
import Localization

extension Gallery {
  private static let gains: [Int: (Int, [String])] = [
    2: (52_300, ["단타"]), 3: (-21_800, ["반도체"]), 5: (118_400, ["스윙", "반도체"]), 6: (34_500, ["배당"]),
    9: (-64_200, ["바이오"]), 10: (87_600, ["단타"]), 12: (203_900, ["스윙", "ETF", "해외"]), 13: (-38_700, ["단타"]),
    16: (15_200, ["단타"]), 17: (142_800, ["반도체"]), 18: (-97_500, ["바이오", "손절"]), 19: (66_100, ["ETF"]),
    23: (28_400, ["배당"]), 24: (12_413_356, ["반도체", "스윙", "2차전지", "해외", "공모주"]), 25: (-54_900, ["단타"]),
    26: (96_800, ["ETF"]),
  ]
  private static let weekdays = ["일", "월", "화", "수", "목", "금", "토"]

  static func month(_ words: Words, isOpen: Bool) -> Page {
    Page(
      "2026년 11월",
      bar: AppBar(period: "2026년 11월", previous: ("이전 달, 2026년 10월", "#"), next: ("다음 달, 2026년 12월", "#")) {
        Button("오늘", .text, href: "#")
        IconButton(.search, label: "검색", href: "#")
        Button("기록", .primary, icon: .plus, href: "#g-sheet").small.forDesktop
      }, place: "calendar", classes: "", overlays: sheet(words)
    ) {
      CalendarScreen(
        summary: summary, grid: grid(words, isOpen: isOpen), sheet: isOpen ? day : HTML(), unfold: ("달력 펼치기", "#")
      ) {
        AddButton(label: "기록 더하기", href: "#g-sheet")
      }
    }
  }

  private static var summary: HTML {
    MonthSummary(
      figure: BigFigure("이번 달 실현 손익") { Delta("+12,982,256원", .up) }.html,
      choice: SegmentedLinks(label: "손익 기준", [Tabs.Tab("순손익", href: "#", isCurrent: true), Tabs.Tab("총손익", href: "#")])
        .html,
      facts: [
        Stat("수익 난 날") { "11일" }, Stat("손실 난 날") { "5일" }, Stat("수수료와 세금") { "41,870원" }, Stat("기록") { "38건" },
      ]
    ).html
  }

  private static func grid(_ words: Words, isOpen: Bool) -> MonthGrid {
    let weeks = (0..<5).map { week in
      MonthGrid.Week(
        (0..<7).map { cell(words, week * 7 + $0 + 1, weekday: weekdays[$0], isOpen: isOpen) },
        totals: [Delta("+183,400", .up)],
        note: "매매한 날 4일")
    }
    return MonthGrid(
      label: "2026년 11월", weekdays: weekdays.map { MonthGrid.Weekday(short: $0, full: $0 + "요일") }, weeks: weeks,
      weekTotal: "주 합계", isFolded: isOpen, neighbours: MonthGrid.Neighbours(previous: "#", next: "#", today: "#"))
  }

  private static func cell(_ words: Words, _ place: Int, weekday: String, isOpen: Bool) -> DayCell {
    let isOutside = place > 30
    let number = isOutside ? place - 30 : place
    let gain = isOutside ? nil : gains[number]
    let figure = gain.map { gain in
      let amount = Amount(gain.0)
      return DayCell.Figure(
        short: words.compactMoney(amount, .krw), full: words.signedMoney(amount, .krw), Sign(signum: amount.signum))
    }
    return DayCell(
      iso: "2026-11-\(place)", number: String(number), weekday: weekday, href: "#",
      spoken: "11월 \(place)일 \(weekday)요일",
      figures: [figure].compactMap { $0 }, tags: gain?.1 ?? [],
      marks: number % 4 == 0 && !isOutside ? [DayCell.Mark(.diary), DayCell.Mark(.flag, isHot: number == 24)] : [],
      isToday: place == 26, isOutside: isOutside, isSelected: isOpen && place == 24)
  }

  private static var day: HTML {
    DaySheet(
      "11월 24일 화요일", sub: "매도 2건, 매수 1건. 수수료와 세금 8,943원",
      figures: BigFigure(href: "#", label: "실현 손익, 계산 보기") { Delta("+12,413,356원", .up) }.html,
      columns: [
        HTML {
          PartSection("매매", id: "s-trades", action: IconButton(.plus, label: "매매 더하기", href: "#", isQuiet: true).html) {
            List(trades)
          }
          PartSection("메모", id: "s-note") { p(.class("note")) { "목표가 77,000원에 닿으면 팔기로 한 약속을 지킨 것이 오늘 가장 잘한 일." } }
        }
      ]
    ).html
  }

  static func year(_ words: Words) -> Page {
    let months = (1...12).map { month in
      YearGrid.Month(
        "\(month)월", href: "#", spoken: "\(month)월, 실현 손익 +1,982,256원",
        total: Delta("+198.2만", month % 4 == 0 ? .down : .up),
        offset: month % 7, days: (1...30).map { ($0 * month) % 3 == 0 ? nil : ($0 * 7 + month * 5) % 9 - 4 })
    }
    return Page(
      "2026년", bar: AppBar(period: "2026년", previous: ("2025년", "#"), next: ("2027년", "#")), place: "calendar"
    ) {
      YearGrid(months, scale: ("손실", "수익"))
    }
  }
}
