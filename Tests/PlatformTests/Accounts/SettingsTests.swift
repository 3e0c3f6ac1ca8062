import Accounts
import App
import Base
import Book
import HTTP
import Localization
import TestSupport
import Testing

@Suite struct SettingsTests {
  private static let form = [
    ("language", "ko"), ("theme", "dark"), ("text_size", "135"), ("gain_colours", "western"),
    ("zone", "Europe/Paris"), ("day_rule", "origin"), ("day_zone", ""),
  ]

  @Test func `what is chosen is kept, and the answer speaks the language that was chosen`() throws {
    let home = try Home()
    let form = Self.form.map { $0.0 == "language" ? ($0.0, "vi") : $0 }
    #expect(try home.post("/settings", form: form).headers["location"] == "/settings")
    let page = try home.get("/settings").text
    #expect(page.contains(#"<html lang="vi""#))
    #expect(page.contains(Words(.vi)("accounts.saved")))
    let settings = try home.composition.visitor(language: .ko).settings
    #expect(settings.language == .vi && settings.theme == .dark && settings.textSize == 135)
    #expect(settings.gainColours == .western && settings.zone.name == "Europe/Paris" && settings.dayRule == .origin)
  }

  @Test(arguments: ["language", "theme", "text_size", "gain_colours", "zone", "day_rule"])
  func `nonsense in a field is said beside that field, and nothing is kept`(field: String) throws {
    let home = try Home()
    let before = try home.composition.visitor(language: .ko).settings
    for nonsense in ["", " ", "x", "1e3", "-1", "../../etc/passwd", "<b>", String(repeating: "9", count: 400)] {
      let form = Self.form.map { $0.0 == field ? (field, nonsense) : $0 }
      let reply = try home.post("/settings", form: form)
      #expect(reply.status == 422)
      #expect(reply.text.contains("id=\"f-\(field)-error\""))
      #expect(reply.text.ranges(of: "class=\"error\"").count == 1)
      #expect(!reply.text.contains("<b>"))
    }
    #expect(try home.composition.visitor(language: .ko).settings == before)
  }

  @Test func `a zone for the days that nobody knows is said beside it, and what was typed stays`() throws {
    let home = try Home()
    let form = Self.form.map { ["day_rule": ("day_rule", "other"), "day_zone": ("day_zone", "Mars/Base")][$0.0] ?? $0 }
    let reply = try home.post("/settings", form: form)
    #expect(reply.status == 422)
    #expect(reply.text.contains(#"id="f-day_zone-error""#))
    #expect(reply.text.contains(#"value="Mars/Base""#))
  }

  @Test func `each field that makes no sense is named, and a form without fields too`() throws {
    let text = try Home().post("/settings").text
    for field in ["language", "theme", "text_size", "gain_colours", "zone", "day_rule"] {
      #expect(text.contains("id=\"f-\(field)-error\""))
    }
  }

  @Test func `programs are told of the member that makes no sense`() throws {
    let home = try Home()
    let json = """
      {"language":"ko","theme":"dark","text_size":100,"gain_colours":"korean","zone":"UTC","day_rule":"Mars/Base"}
      """
    let reply = try home.client.send(
      .put, "/api/v1/settings", headers: ["content-type": "application/json"], body: Array(json.utf8))
    #expect(reply.status == 422)
    guard case .array(let fields)? = try JSON(parsing: reply.bytes)["fields"] else {
      Issue.record("no fields")
      return
    }
    #expect(fields.map { $0["name"] } == [.string("day_rule")])
  }

  @Test func `nobody who has chosen nothing is asked: the browser's language and the machine's zone hold`() throws {
    let home = try Home()
    let settings = try home.composition.visitor(language: .th).settings
    #expect(settings.language == .th && settings.zone.name == "Asia/Seoul" && settings.dayRule == .origin)
  }

  @Test func `there is one owner, the same at every start`() throws {
    let home = try Home()
    #expect(try home.composition.people.owner().id == home.owner)
    #expect(try home.composition.people.everybody().map(\.id) == [home.owner])
  }
}
