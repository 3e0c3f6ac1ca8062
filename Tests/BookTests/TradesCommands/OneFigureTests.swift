import App
import Base
import HTTP
import Localization
import TestSupport
import Testing

@testable import Trades

/// The day of a record is worked out in one place: every way to look at it gives the same figure.
@Suite struct OneFigureTests {
  /// Sales near midnight in one zone or another, on days on which clocks change, and one with a plain date.
  private static let table = """
    at,side,item,qty,price,fee,currency
    2026-01-02,buy,ABC,100,10,1,USD
    2026-02-28T23:30:00-05:00,sell,ABC,3,11.25,0.5,USD
    2026-03-01T00:30:00+09:00,sell,ABC,5,12,0.25,USD
    2026-03-08T01:59:59-05:00,sell,ABC,7,9.5,0,USD
    2026-03-08T03:00:00-04:00,sell,ABC,11,13,0.1,USD
    2026-03-29T00:59:59Z,sell,ABC,13,8,0,USD
    2026-03-29T22:30:00Z,sell,ABC,17,14,0,USD
    2026-03-31T15:00:00Z,sell,ABC,19,15,1.5,USD
    2026-03-31,sell,ABC,2,16,0,USD

    """

  @Test(
    arguments: ["origin", "Asia/Seoul", "America/New_York", "Europe/Paris"],
    ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"])
  func `each day has one figure wherever it is shown, whatever the zone of the server`(
    _ rule: String, _ zone: String
  ) throws {
    let bench = try CommandBench()
    try bench.importing(
      bench.file("sales.csv", Array(Self.table.utf8)), "--map", "at=at", "--map", "kind=side", "--map", "item=item",
      "--map", "quantity=qty", "--map", "price=price", "--map", "fee=fee", "--map", "currency=currency", "--zone",
      "Asia/Tokyo", "--day-zone", rule)
    let figures = try bench.realized("pnl")
    #expect(figures.count > 3)
    #expect(try bench.realized("pnl", "--day-zone", rule) == figures)
    try compareExports(bench, figures)

    let composition = try Composition(
      place: bench.place, clock: SystemClock(), ids: CountingIDs(after: 9), machineZone: Zone(named: zone))
    defer { composition.close() }
    let client = TestClient(.router(composition.site(SiteOptions())))
    try compareAPI(client, figures)
    try comparePages(client, figures)
  }

  private func compareExports(_ bench: CommandBench, _ figures: [String: Amount]) throws {
    var realized: [String: Amount] = [:]
    var byDay: [String: Amount] = [:]
    let records = try #require(JSON(parsing: Array(bench.exported().utf8))["records"]?.items)
    for record in records {
      guard let text = record["realized"]?.text, let id = record["id"]?.text else { continue }
      let figure = try Amount(canonical: text)
      realized[id] = figure
      let key = "\(record["day"]?.text ?? "") USD"
      byDay[key] = try (byDay[key] ?? .zero) + figure
    }
    #expect(byDay == figures)
    var inTable: [String: Amount] = [:]
    let lines = bench.run(["export", "--format", "csv"]).output.split(whereSeparator: \.isNewline)
    let names = lines[0].split(separator: ",", omittingEmptySubsequences: false)
    let day = try #require(names.firstIndex(of: "day"))
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard let figure = realized[String(cells[0])] else { continue }
      let key = "\(cells[day]) USD"
      inTable[key] = try (inTable[key] ?? .zero) + figure
    }
    #expect(inTable == figures)
  }

  private func compareAPI(_ client: TestClient, _ figures: [String: Amount]) throws {
    func rows(_ path: String) throws -> [JSON] {
      let answer = try client.get("/api/v1/trades/" + path)
      return try #require(JSON(parsing: Array(answer.text.utf8))["rows"]?.items)
    }
    #expect(try CommandBench.realized(.object([.init("rows", .array(rows("pnl")))])) == figures)
    var charted: [String: Amount] = [:]
    for point in try rows("series?by=day") where point["trades"]?.int != 0 {
      charted["\(point["span"]?.text ?? "") USD"] = try Amount(canonical: point["realized"]?.text ?? "")
    }
    #expect(charted == figures)
    var marked: [String: Amount] = [:]
    for day in try rows("days") {
      guard let own = day["figures"]?.items?.first, own["trades"]?.int != 0 else { continue }
      marked["\(day["day"]?.text ?? "") USD"] = try Amount(canonical: own["realized"]?.text ?? "")
    }
    #expect(marked == figures)
  }

  private func comparePages(_ client: TestClient, _ figures: [String: Amount]) throws {
    let words = Words(.en)
    for (key, figure) in figures {
      let day = key.prefix(10)
      let shown = words.signedMoney(figure, .usd)
      for path in ["/?month=\(day.prefix(7))", "/day/\(day)", "/trades?from=\(day)&to=\(day)"] {
        let page = try client.get(path, headers: ["accept-language": "en"])
        #expect(page.status == 200)
        #expect(page.text.contains(shown), "\(path) should show \(shown)")
      }
    }
  }
}
