import Base
import Localization
import TestSupport
import Testing
import Trades

@Suite struct TradeFormTests {
  static let moments = [
    ("2026-06-21T22:00:00Z", "Europe/Paris"), ("2026-06-21T22:00:00Z", "America/New_York"),
    ("2026-05-01T03:59:30Z", "Asia/Seoul"), ("2025-12-31T14:59:59Z", "Asia/Seoul"),
    // The second half past one of that night, and a time with a fraction of a second.
    ("2026-11-01T06:30:00Z", "America/New_York"), ("2026-05-17T19:16:00.25Z", "Asia/Shanghai"),
  ]

  @Test(arguments: moments, [Language.ko, .en, .id, .vi])
  func `a form that is saved as it was opened changes nothing`(moment: (String, String), language: Language) throws {
    let site = try TradesSite(language)
    let time = TradeTime(
      moment: Moment(instant: try Instant(iso: moment.0), zone: try Zone(named: moment.1)))
    let record = try site.add(.buy, time, 10) { trade in
      trade.price = try? Amount(canonical: "1234.5678")
      trade.multiplier = try? Amount(canonical: "0.001")
      trade.tags = ["a, b", "c"]
      trade.memo = "one\ntwo <three> & \"four\""
      trade.setup = "kept"
      trade.fee = Amount(-3)
    }
    let page = try site.client.get("/trades/\(record.id.text)/edit")
    #expect(page.status == 200)
    let answer = try site.client.post("/trades/\(record.id.text)", form: SentForm.fields(of: page.text))
    #expect(answer.status == 303)
    #expect(try site.records.record(record.id, of: site.owner) == record)
  }

  @Test func `a plain date stays one`() throws {
    let site = try TradesSite()
    let record = try site.add(.buy, TradeTime(day: try CivilDay(iso: "2026-07-04")), 1, at: 5)
    let page = try site.client.get("/trades/\(record.id.text)/edit").text
    _ = try site.client.post("/trades/\(record.id.text)", form: SentForm.fields(of: page))
    #expect(try site.records.record(record.id, of: site.owner) == record)
  }

  @Test func `figures are read as the language writes them`() throws {
    for (language, typed) in [(Language.ko, "1,234.5"), (.id, "1.234,5"), (.vi, "1.234,5"), (.id, "1234.5")] {
      let site = try TradesSite(language)
      _ = try site.save(["quantity": "2", "price": typed])
      #expect(try site.stored().first?.trade.price == (try Amount(canonical: "1234.5")), "\(language) \(typed)")
    }
  }

  @Test func `a form that is sent twice adds one record`() throws {
    let site = try TradesSite()
    let fields = try site.newForm(["quantity": "2", "price": "10"])
    for _ in 0..<2 { #expect(try site.client.post("/trades", form: fields).status == 303) }
    #expect(try site.stored().count == 1)
  }

  @Test func `the tab that saves second is told, and may have its way`() throws {
    let site = try TradesSite()
    let record = try site.add(.buy, TradeTime(day: try CivilDay(iso: "2026-07-04")), 1, at: 5)
    let path = "/trades/\(record.id.text)"
    let opened = try SentForm.fields(of: try site.client.get(path + "/edit").text)
    #expect(try site.client.post(path, form: opened.setting("price", "6")).status == 303)
    let answer = try site.client.post(path, form: opened.setting("price", "7"))
    #expect(answer.status == 409)
    #expect(try site.records.record(record.id, of: site.owner).trade.price == Amount(6))
    #expect(try site.client.post(path, form: SentForm.fields(of: answer.text, id: "mine")).status == 303)
    #expect(try site.records.record(record.id, of: site.owner).trade.price == Amount(7))
  }

  @Test func `another kind is chosen without losing what was typed`() throws {
    let site = try TradesSite()
    let fields = try site.newForm(["item": "Umbra", "other_kind": "split", "price": "3", "memo": "kept"])
    let page = try site.client.post("/trades/form", form: fields).text
    let again = try SentForm.fields(of: page)
    for (name, value) in ["kind": "split", "item": "Umbra", "memo": "kept", "price": "3"] {
      #expect(again.first { $0.0 == name }?.1 == value, "\(name)")
    }
    #expect(try site.stored().isEmpty)
  }

  @Test func `a name that belongs to a code joins what is held under it`() throws {
    let site = try TradesSite()
    let first = try site.add(.buy, TradeTime(day: try CivilDay(iso: "2026-07-04")), 10, at: 5) { $0.code = "0001" }
    _ = try site.save(["kind": "sell", "item": " abc ", "currency": "USD", "quantity": "4", "price": "7"])
    let sale = try #require(try site.stored().first { $0.trade.kind == .sell })
    #expect(sale.itemID == first.itemID)
    #expect(sale.closing == nil || sale.closing?.realized == Amount(8))
    let answer = try site.save(["item": "Umbra", "code": "0001", "currency": "USD", "quantity": "1", "price": "1"])
    #expect(answer.status == 422)
  }

  @Test func `what is deleted can be brought back by the toast`() throws {
    let site = try TradesSite()
    let record = try site.add(.buy, TradeTime(day: try CivilDay(iso: "2026-07-04")), 1, at: 5)
    #expect(try site.client.post("/trades/\(record.id.text)/bin").status == 303)
    #expect(try site.stored().isEmpty)
    #expect(try site.client.get("/day/2026-07-04").text.contains("/trades/\(record.id.text)/restore"))
    #expect(try site.client.post("/trades/\(record.id.text)/restore").status == 303)
    #expect(try site.stored().map(\.id) == [record.id])
  }
}
