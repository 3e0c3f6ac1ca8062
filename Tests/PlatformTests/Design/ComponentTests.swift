import Design
import HTML
import Localization
import Testing

@Suite struct ComponentTests {
  func written(_ part: some Component) -> String { String(decoding: part.html.bytes(), as: UTF8.self) }

  @Test func `a field with an error says so to everybody`() {
    let html = written(Field("price", "Price", .amount(unit: "원"), value: "x", hint: "A hint", error: "Not a figure"))
    #expect(html.contains("<div class=\"field\" data-invalid>"))
    #expect(html.contains("<label for=\"f-price\">Price</label>"))
    #expect(html.contains("aria-invalid=\"true\" aria-describedby=\"f-price-hint f-price-error\""))
    #expect(html.contains("<p class=\"error\" id=\"f-price-error\">"))
  }

  @Test func `a field without an error says nothing of errors`() {
    let html = written(Field("memo", "Memo", .lines(3), value: "<b>"))
    #expect(!html.contains("invalid"))
    #expect(!html.contains("describedby"))
    #expect(html.contains(">&lt;b&gt;</textarea>"))
  }

  @Test func `a tag has the same hue wherever it stands`() {
    #expect(written(TagChip("반도체")) == "<span class=\"tag\" data-hue=\"4\">반도체</span>")
    let hues = Set((0..<200).map { written(TagChip("tag \($0)")).prefix(29) })
    #expect(hues.count == 8)
  }

  @Test func `a day shows two tags on a phone, four where there is room, and counts the rest`() {
    let html = written(
      DayCell(
        iso: "2026-11-24", number: "24", weekday: "화", href: "/day/2026-11-24", spoken: "24",
        tags: ["a", "b", "c", "d", "e"]))
    #expect(html.split(separator: "class=\"tag full\"").count == 4)
    #expect(html.contains("<span class=\"tag short\">+3</span><span class=\"tag full\">+1</span>"))
  }

  @Test func `an empty day is marked, so that days without records share a line where the month is a list`() {
    let empty = DayCell(iso: "2026-11-01", number: "1", weekday: "일", href: "/", spoken: "1")
    #expect(written(empty).contains("data-empty"))
    let today = DayCell(
      iso: "2026-11-01", number: "1", weekday: "일", href: "/", spoken: "1",
      figures: [DayCell.Figure(short: "+1", full: "+1원", .up)], isToday: true)
    #expect(!written(today).contains("data-empty"))
    #expect(written(today).contains("aria-current=\"date\""))
  }

  @Test func `a chart carries its figures only in its table`() {
    let card = ChartCard(
      "Income", id: "income", kind: .bars, words: Words(.en), spoken: "Bars", columns: ["Day", "Realized"],
      rows: [ChartCard.Row("3 Nov", tick: "3", [ChartCard.Figure("−21,800", value: "-21800", sign: .down)])])
    let html = written(card)
    #expect(html.contains("data-chart=\"bars\" data-table=\"income-table\" role=\"img\" aria-label=\"Bars\""))
    #expect(
      html.contains(
        "<td class=\"num\" data-value=\"-21800\"><span class=\"delta\" data-sign=\"down\">−21,800</span></td>"))
  }

  @Test func `a popup marks its word once`() {
    let popup = Popup(id: "p", "태우면 태울까요?", marked: "태울까요?", text: "") { HTML() }
    #expect(written(popup).contains("태우면 <mark>태울까요?</mark></h2>"))
  }

  @Test func `a table says its roles again where it folds`() {
    let table = DataTable(
      label: "Trades",
      columns: [DataTable.Column("Item", key: "item"), DataTable.Column("Gain", isNumber: true, key: "pnl")],
      rows: [DataTable.Row([.text("a"), .text("1")])])
    #expect(written(table).contains("<th role=\"rowheader\" scope=\"row\" class=\"c-item\">a</th>"))
    #expect(written(table).contains("<td role=\"cell\" class=\"c-pnl num\">1</td>"))
  }

  @Test func `icons are each their own drawing of one stroke width`() {
    let drawings = Icon.allCases.map { written($0) }
    #expect(Set(drawings).count == Icon.allCases.count)
    for drawing in drawings { #expect(!drawing.contains("stroke-width")) }
  }
}
