import Base
import Localization
import TestSupport
import Testing
import Trades

@Suite struct TradeFormNonsenseTests {
  static let figures = [
    "quantity", "price", "amount", "fee", "tax", "fee_rate", "multiplier", "new", "old", "rate", "lot.x",
  ]
  static let nonsense =
    figures.flatMap { name in ["abc", "1.2.3", "NaN", "12 EUR", "1e999"].map { (name, $0) } }
    + [
      ("kind", "dance"), ("account", "nobody"), ("to", "nobody"), ("day", "2026-02-30"), ("day", ""), ("day", "today"),
      ("time", "25:00"), ("time", "noon"), ("zone", "Mars/Olympus"), ("currency", "€€€"),
      ("price_currency", "12345678901"),
      ("paid_currency", "no money"), ("fee_currency", String(repeating: "x", count: 300)),
      ("item", String(repeating: "x", count: 300)), ("item", " \u{200B}"), ("code", String(repeating: "x", count: 300)),
      ("tags", String(repeating: "x", count: 300)), ("memo", String(repeating: "x", count: 200_000)),
      ("quantity", "-1"), ("multiplier", "0"), ("quantity", ""), ("quantity", "1" + String(repeating: "0", count: 40)),
    ]

  @Test(arguments: nonsense)
  func `nonsense in a field is told beside it, kept, and written nowhere`(name: String, value: String) throws {
    let site = try TradesSite(.en)
    let kind = ["new", "old"].contains(name) ? "split" : name == "to" ? "transfer_out" : "sell"
    var change = ["kind": kind, "quantity": "2", "price": "10", "time": "10:00", "new": "2", "old": "1"]
    if name == "memo" { change["kind"] = "memo" }
    change[name] = value
    let answer = try site.save(change)
    #expect(answer.status == 422)
    let field = name.hasPrefix("lot.") ? "lots" : name
    #expect(answer.text.contains("id=\"f-\(field)-error\""), "\(field)")
    #expect(try site.stored().isEmpty)
    guard !["kind", "account", "to"].contains(name), value.count < 1000 else { return }
    #expect(answer.text.contains(Escaped.text(value)), "what was typed is kept")
  }
}

private enum Escaped {
  static func text(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
}

extension TradesSite {
  /// The fields of a new form, some of them filled.
  func newForm(_ change: [String: String]) throws -> [(String, String)] {
    var fields = try SentForm.fields(of: try client.get("/trades/new?day=2026-07-05").text)
    for (name, value) in ["item": "ABC"].merging(change, uniquingKeysWith: { $1 }) {
      fields = fields.setting(name, value)
    }
    return fields
  }

  /// Sends a new form, some of its fields filled.
  func save(_ change: [String: String]) throws -> TestResponse {
    try client.post("/trades", form: newForm(change))
  }
}

extension [(String, String)] {
  /// The fields with another value in one of them.
  func setting(_ name: String, _ value: String) -> [(String, String)] {
    filter { $0.0 != name } + [(name, value)]
  }
}
