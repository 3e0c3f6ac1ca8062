import Base
import Testing

@testable import Trades

/// Small inputs with the right answers, each after a mistake that some program made.
struct CaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let json: JSON

    var testDescription: String { "\(json["id"]?.text ?? "") \(json["title"]?.text ?? "")" }
    var id: String { json["id"]?.text ?? "" }
    var expect: JSON { json["expect"] ?? .null }
    var records: [JSON] { json["records"]?.items ?? [] }

    func reading() throws -> RecordReading {
      let settings = json["settings"]
      let currency = try #require(Currency(code: settings?["currency"]?.text ?? ""))
      return try RecordReading(currency: currency, shorts: settings?["short"]?.bool ?? false)
    }

    func rule() throws -> DayRule { .zone(try Zone(named: try #require(json["settings"]?["zone"]?.text))) }

    func figures(_ method: CostMethod, adding more: [JSON] = []) throws -> Figures {
      let reading = try reading()
      return try Figures(
        trades: reading.trades(records + more), accounts: [reading.account], dayRule: rule(), method: method)
    }
  }

  static let all: [Case] = {
    guard let json = try? Fixture.json("cases/trades.json") else { return [] }
    return (json["cases"]?.items ?? []).map { Case(json: $0) }
  }()

  static func with(_ name: String) -> [Case] { all.filter { $0.expect[name] != nil } }

  private func methods(_ json: JSON?) throws -> [CostMethod] {
    try (json?.members ?? []).map { try #require(CostMethod(rawValue: $0.name)) }
  }

  @Test func `all cases are read`() {
    #expect(CaseTests.all.count == 24)
  }

  @Test(arguments: with("realized"))
  func `each day realizes what is right under each method`(example: Case) throws {
    for method in try methods(example.expect["realized"]) {
      let figures = try example.figures(method)
      let expected = example.expect["realized"]?[method.rawValue]
      #expect(try differences(figures.realizedByDay, expected?.flattened ?? [:]) == [], "\(method)")

      var totals: [String: Amount] = [:]
      for (currency, amount) in try figures.total() { totals[currency.code] = amount }
      let right = Dictionary(
        uniqueKeysWithValues: (example.expect["totals"]?[method.rawValue]?.members ?? []).map {
          ($0.name, $0.value.text ?? "")
        })
      #expect(try differences(totals, right) == [], "\(method)")
      for wrong in example.expect["wrong"]?.items ?? [] {
        let wrong = try Fixture.amount(try #require(wrong.text))
        #expect(!totals.values.contains(wrong))
      }
    }
  }

  @Test(arguments: with("positions"))
  func `what is left and its cost is right under each method`(example: Case) throws {
    for method in try methods(example.expect["positions"]) {
      let positions = try example.figures(method).positions
      try compare(positions, example.expect["positions"]?[method.rawValue]?.items ?? [])
    }
  }

  private func compare(_ positions: [Position], _ expected: [JSON]) throws {
    try #require(positions.count == expected.count)
    for right in expected {
      let position = try #require(
        positions.first { right["item"] == nil || $0.key.item == right["item"]?.text })
      if let currency = right["currency"]?.text { #expect(position.key.currency.code == currency) }
      #expect(try Fixture.agrees(position.quantity, try #require(right["quantity"]?.text)))
      #expect(try Fixture.agrees(position.cost, try #require(right["cost"]?.text)))
      #expect(try Fixture.agrees(try position.average(), try #require(right["average"]?.text)))
    }
  }

  @Test(arguments: with("flags"))
  func `the doubts are these and no others`(example: Case) throws {
    let reading = try example.reading()
    let trades = try reading.trades(example.records)
    let figures = try Figures(trades: trades, accounts: [reading.account], dayRule: example.rule())
    var found = figures.flags.filter { $0.flag != .orderAmbiguous }.map { flag in
      "\(flag.flag.rawValue) \((trades.firstIndex { $0.id == flag.record } ?? -1) + 1)"
    }
    found += try figures.orderDoubts.map { doubt in
      "order_ambiguous \(doubt.day) \(try #require(figures.trade(doubt.records[0])).item)"
    }
    let expected = (example.expect["flags"]?.items ?? []).map { flag in
      "\(flag["flag"]?.text ?? "") "
        + (flag["record"]?.int.map(String.init) ?? "\(flag["day"]?.text ?? "") \(flag["item"]?.text ?? "")")
    }
    #expect(found.sorted() == expected.sorted())
  }

  @Test(arguments: with("trades"))
  func `round trips are told apart, also within one fill`(example: Case) throws {
    let figures = try example.figures(.fifo)
    let expected = example.expect["trades"]?.items ?? []
    try #require(figures.trips.count == expected.count)
    for (trip, right) in zip(figures.trips, expected) {
      #expect(trip.side.rawValue == right["side"]?.text)
      #expect(try trip.quantity == Fixture.amount(try #require(right["quantity"]?.text)))
      #expect(try trip.realized == Fixture.amount(try #require(right["realized"]?.text)))
      for (record, name) in [(trip.openedBy, "opened"), (try #require(trip.closedBy), "closed")] {
        guard let at = right[name]?.text else { continue }
        #expect(figures.trade(record)?.time.moment?.instant == (try Instant(iso: at)))
      }
    }
  }

  @Test(arguments: with("mark"))
  func `realized and unrealized together are the same under every method`(example: Case) throws {
    let mark = try #require(example.expect["mark"])
    let price = try Fixture.amount(try #require(mark["price"]?.text))
    for method in try methods(mark["unrealized"]) {
      let figures = try example.figures(method)
      let unrealized = try figures.positions[0].unrealized(at: price)
      #expect(try unrealized == Fixture.amount(try #require(mark["unrealized"]?[method.rawValue]?.text)))
      #expect(try unrealized + figures.closings.map(\.realized).sum() == Fixture.amount(mark["sum"]?.text ?? ""))
    }
  }

  @Test(arguments: with("reordered"))
  func `an order given by hand holds, and leaves no doubt`(example: Case) throws {
    let reordered = try #require(example.expect["reordered"])
    let reading = try example.reading()
    var trades = try reading.trades(example.records)
    for (rank, record) in (reordered["order"]?.items ?? []).enumerated() {
      trades[try #require(record.int) - 1].rank = rank + 1
    }
    for method in try methods(reordered["realized"]) {
      let figures = try Figures(
        trades: trades, accounts: [reading.account], dayRule: example.rule(), method: method)
      let expected = reordered["realized"]?[method.rawValue]?.flattened ?? [:]
      #expect(try differences(figures.realizedByDay, expected) == [])
      #expect(figures.orderDoubts == [])
    }
  }

  @Test(arguments: with("reported"))
  func `a report in another currency changes each side at its own rate`(example: Case) throws {
    for report in example.expect["reported"]?.members ?? [] {
      let currency = try #require(Currency(code: report.name))
      let reading = try example.reading()
      let trades = try reading.trades(example.records).map { trade in
        try trade.restated(in: currency, rate: try #require(trade.feeRate))
      }
      let total = try Figures(trades: trades, accounts: [reading.account], method: .fifo).total()
      #expect(try Fixture.agrees(try #require(total[currency]), try #require(report.value.text)))
    }
  }

  @Test(arguments: with("one_of").filter { $0.expect["never"] != nil })
  func `a sale of what is not held opens a short and says so`(example: Case) throws {
    let right = try #require(example.expect["one_of"]?.items?.first)
    for method in CostMethod.allCases {
      let figures = try example.figures(method)
      var expected: [String: String] = [:]
      for day in right["realized"]?.members ?? [] { expected["\(day.name) KRW"] = day.value["KRW"]?.text }
      #expect(try differences(figures.realizedByDay, expected) == [])
      #expect(figures.positions == [])
      #expect(figures.flags.map(\.flag) == [.oversold])
      #expect(figures.flags.first?.record == figures.trades[0].id)
    }
  }

  @Test(arguments: with("again"))
  func `the same split entered again is kept out and flagged`(example: Case) throws {
    let again = try #require(example.expect["again"])
    let split = try #require(example.records.first { $0["kind"] == "split" })
    for method in CostMethod.automatic {
      let figures = try example.figures(method, adding: [split])
      #expect(figures.flags.map(\.flag.rawValue) == [again["flag"]?.text])
      #expect(figures.flags.first?.record == figures.trades.last?.id)
      try compare(figures.positions, [try #require(again["position"])])
    }
  }

  @Test(arguments: with("later"))
  func `a sale of what has no known cost says so`(example: Case) throws {
    let later = try #require(example.expect["later"])
    let figures = try example.figures(.fifo, adding: [try #require(later["record"])])
    let closing = try #require(figures.closings.last)
    #expect(try closing.realized == Fixture.amount(later["realized"]?.text ?? ""))
    #expect(closing.costUnknown)
    #expect(figures.flags.contains { $0.flag.rawValue == later["flag"]?.text })
  }

  @Test(arguments: with("average_before_sale"))
  func `the explanation shows the average before the sale`(example: Case) throws {
    let figures = try example.figures(.average)
    let sale = try #require(figures.trades.first { $0.kind == .sell })
    let explanation = try #require(try figures.explanation(of: sale.id))
    let last = try #require(explanation.steps.last)
    #expect(explanation.steps.count == 2)
    #expect(
      try last.heldCost.divided(by: last.held) == Fixture.amount(example.expect["average_before_sale"]?.text ?? ""))
  }

  @Test(arguments: with("buys"))
  func `what was bought is added by the month and week of its own year`(example: Case) throws {
    let figures = try example.figures(.fifo)
    for (grouping, name) in [(Grouping.month, "buys"), (.week, "buys_by_week")] {
      let sums = try figures.sums(.bought, by: grouping)
      let expected = try #require(example.expect[name]?.members)
      #expect(sums.map(\.key) == expected.map(\.name))
      #expect(sums.map(\.amount.text) == expected.compactMap(\.value.text))
    }
  }

  @Test(arguments: with("positions_any"))
  func `a blank behind a name makes no other item, and groups are named by their tag`(example: Case) throws {
    for method in CostMethod.allCases {
      let figures = try example.figures(method)
      try compare(figures.positions, example.expect["positions_any"]?.items ?? [])
      let sums = try figures.sums(.openCost, by: .tag)
      let expected = try #require(example.expect["open_cost_by_tag"]?.members)
      #expect(sums.map(\.key) == expected.map(\.name))
      #expect(sums.map(\.amount.text) == expected.compactMap(\.value.text))
    }
  }

  @Test(arguments: with("cells"))
  func `cells are rounded for show, and the total is rounded once`(example: Case) throws {
    let figures = try example.figures(.fifo)
    for total in try figures.totals(by: .day) {
      let shown = try total.realized.rounded(to: total.currency.minorDigits, .halfEven)
      #expect(try shown == Fixture.amount(example.expect["cells"]?[total.key]?.text ?? ""))
    }
    let (currency, total) = try #require(try figures.total().first)
    let shown = try total.rounded(to: currency.minorDigits, .halfEven)
    #expect(try shown == Fixture.amount(example.expect["shown_total"]?.text ?? ""))
  }
}
