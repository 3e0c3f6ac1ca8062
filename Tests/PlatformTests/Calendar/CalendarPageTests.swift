import Base
import Localization
import TestSupport
import Testing
import Trades

@Suite struct CalendarPageTests {
  /// A sale at half past eight in the morning in Seoul, when it is still the day before in New York.
  private func home() throws -> Home {
    let home = try Home()
    try home.add(.buy, "2026-04-01", "2", at: "1000")
    try home.add(.sell, "2026-04-14T23:30:00Z", "1", at: "1500", tags: ["단타"])
    return home
  }

  @Test func `a day says its figure, its tags and its records aloud`() throws {
    let spoken = try PageText.spoken("2026-04-15", in: home().get("/").text)
    #expect(spoken == "2026년 4월 15일 수요일, 실현 손익 +500원, 태그 단타, 기록 1건")
  }

  @Test func `another day rule moves a record to the day on which it happened there`() throws {
    let home = try home()
    let form = [
      ("language", "ko"), ("theme", "system"), ("text_size", "100"), ("gain_colours", "korean"),
      ("zone", "Asia/Seoul"), ("day_rule", "other"), ("day_zone", "America/New_York"),
    ]
    #expect(try home.post("/settings", form: form).status == 303)
    let moved = try home.get("/?month=2026-04").text
    #expect(PageText.spoken("2026-04-14", in: moved)?.contains("+500") == true)
    #expect(PageText.spoken("2026-04-15", in: moved)?.contains("+500") == false)
    // A record with a plain date never moves.
    #expect(PageText.spoken("2026-04-01", in: moved)?.contains("기록 1건") == true)
    let own = form.map { $0.0 == "day_rule" ? ($0.0, "own") : $0 }
    _ = try home.post("/settings", form: own)
    #expect(try PageText.spoken("2026-04-15", in: home.get("/").text)?.contains("+500") == true)
  }

  @Test func `a day's page has the month around it and the day's sheet`() throws {
    let html = try home().get("/day/2026-04-15").text
    #expect(html.contains(#"data-folded"#))
    #expect(html.contains(#"id="day-title">2026년 4월 15일 수요일</h2>"#))
    #expect(html.contains(#"id="day-trades""#))
  }

  @Test(arguments: [
    "/?month=2026-13", "/?month=x", "/day/2026-02-30", "/day/x", "/year/0", "/year/10000", "/year/x",
  ])
  func `what the calendar has not is not found`(path: String) throws {
    #expect(try Home().get(path).status == 404)
  }

  @Test(arguments: [
    "/?month=0001-01", "/?month=9999-12", "/day/0001-01-01", "/day/9999-12-31", "/year/1", "/year/9999",
  ])
  func `the ends of the calendar can be looked at`(path: String) throws {
    #expect(try Home().get(path).status == 200)
  }

  @Test(arguments: Language.allCases)
  func `an empty month leads to the import in every language`(language: Language) throws {
    let page = try Home(language).get("/")
    #expect(page.status == 200)
    #expect(page.text.contains(Words(language)("calendar.empty.heading")))
    #expect(page.text.contains(#"href="/import""#))
  }
}
