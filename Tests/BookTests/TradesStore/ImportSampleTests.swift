import Base
import Book
import Testing

@testable import Trades

@Suite struct ImportSampleTests {
  @Test(arguments: ["first_version.csv", "kiwoom_domestic.csv", "kiwoom_domestic.xls"])
  func `a broker's file gives exactly what its sidecar says`(_ name: String) throws {
    let expected = try Fixture.json("\(name).expected.json")
    let bench = try TradesBench()
    let result = try bench.importFile("\(Fixture.folder)/\(name)")
    let reading = result.reading
    #expect(reading.format == expected["format"]?.text)
    #expect(reading.container == expected["container"]?.text)
    #expect(reading.zone?.name == expected["zone"]?.text)
    #expect(reading.ignored.map(\.line) == expected["ignored"]?.items?.compactMap { $0["line"]?.int })
    #expect(reading.rejected == [])
    #expect(result.doubts == [])
    let records = try #require(expected["records"]?.items)
    #expect(reading.trades.count == records.count)
    let shape = TradeJSON(accounts: [:], rule: .origin)
    for (read, record) in zip(reading.trades, records) {
      try compare(shape.json(read, id: nil, account: "", flags: []), record)
    }
    try bench.expectConsistent()
    let realized = try #require(expected["realized"])
    for method in [CostMethod.average, .fifo] {
      let rows = try bench.reports.profit(.init(by: .day, method: method), of: bench.owner).rows
      let figures = Dictionary(rows.map { ("\($0.key) \($0.currency.code)", $0.realized) }) { first, _ in first }
      #expect(try differences(figures, try #require(realized[method.rawValue]).flattened) == [])
    }
    let stored = try bench.reports.days(from: .first, to: .last, of: bench.owner)
    var income: [String: Amount] = [:]
    for day in stored {
      for (currency, figures) in day.figures where !figures.income.isZero {
        income["\(day.day.iso) \(currency.code)"] = figures.income
      }
    }
    #expect(try differences(income, try #require(expected["income"]).flattened) == [])
    var held: [String: Amount] = [:]
    for (item, position) in try bench.reports.positions(of: bench.owner) {
      held["\(item.currency.code) \(item.code ?? item.name)"] = position.quantity
    }
    #expect(try differences(held, try #require(expected["positions"]).flattened) == [])
  }

  /// Holds a record's members against those that a sidecar names.
  private func compare(_ record: JSON, _ expected: JSON) throws {
    for member in try #require(expected.members) {
      let own = record[member.name == "tag" ? "tags" : member.name]
      switch (member.name, member.value) {
      case ("line", let value): #expect(own?.int == value.int)
      case ("tag", let value): #expect(own?.items?.compactMap(\.text).joined(separator: ",") == value.text ?? "")
      case (_, .null), (_, .string("")): #expect(own == nil || own == .null, "\(member.name) of \(record)")
      case ("quantity", .string(let text)), ("price", .string(let text)), ("amount", .string(let text)),
        ("fee", .string(let text)), ("tax", .string(let text)):
        #expect(own?.text == (try Fixture.amount(text)).text, "\(member.name)")
      case (_, let value): #expect(own == value, "\(member.name)")
      }
    }
  }
}
