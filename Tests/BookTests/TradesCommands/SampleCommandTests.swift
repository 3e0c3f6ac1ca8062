import Base
import TestSupport
import Testing

@testable import Trades

/// The brokers' files as they come, and changed, through the command line.
@Suite struct SampleCommandTests {
  @Test(arguments: BrokerFile.names)
  func `a broker's file is told as its sidecar says`(_ name: String) throws {
    let expected = try Fixture.json("\(name).expected.json")
    let bench = try CommandBench()
    let imported = try bench.importing("\(Fixture.folder)/\(name)")
    #expect(imported["file"]?.text == name)
    for member in ["format", "container", "zone"] { #expect(imported[member] == expected[member]) }
    let encoding = expected["encoding"]?.text == "euc-kr" ? "cp949" : expected["encoding"]?.text
    #expect(imported["encoding"]?.text == encoding)
    #expect(imported["rejected"]?.items == [])
    #expect(imported["flags"]?.items == [])
    let ignored = expected["ignored"]?.items?.compactMap { $0["line"]?.int }
    #expect(imported["ignored"]?.items?.compactMap { $0["line"]?.int } == ignored)
    let records = try #require(imported["records"]?.items)
    let right = try #require(expected["records"]?.items)
    try #require(records.count == right.count)
    for (record, right) in zip(records, right) {
      #expect(record["id"]?.text != nil)
      for member in ["line", "kind", "day", "time", "currency"] { #expect(record[member] == right[member]) }
      #expect(record["item"]?.text ?? "" == right["item"]?.text ?? "")
      #expect(record["tags"]?.items?.compactMap(\.text).joined(separator: ",") == right["tag"]?.text ?? "")
      #expect(record["memo"]?.text ?? "" == right["memo"]?.text ?? "")
      for member in ["quantity", "price", "amount", "fee", "tax"] {
        guard let text = right[member]?.text else { continue }
        #expect(try Amount(canonical: record[member]?.text ?? "0") == Fixture.amount(text), "\(member)")
      }
    }
    try expectFigures(bench, expected)
  }

  /// Realized under both methods, income and holdings, as a sidecar says.
  private func expectFigures(
    _ bench: CommandBench, _ expected: JSON, later days: Int = 0, times factor: Int = 1
  ) throws {
    for method in ["average", "fifo"] {
      let right = try moved(try #require(expected["realized"]?[method]).flattened, days)
      #expect(try differences(divided(bench.realized("pnl", "--method", method), factor), right) == [], "\(method)")
    }
    var income: [String: Amount] = [:]
    for kind in ["dividend", "interest"] {
      for record in try bench.json("trades", "list", "--kind", kind, "--limit", "1000")["rows"]?.items ?? [] {
        func amount(_ name: String) throws -> Amount { try Amount(canonical: record[name]?.text ?? "0") }
        let key = "\(record["day"]?.text ?? "") \(record["currency"]?.text ?? "")"
        income[key] = try (income[key] ?? .zero) + amount("amount") - amount("tax") - amount("fee")
      }
    }
    let rightIncome = try moved(try #require(expected["income"]).flattened, days)
    #expect(try differences(divided(income, factor), rightIncome) == [])
    var held: [String: Amount] = [:]
    for position in try bench.json("trades", "positions")["rows"]?.items ?? [] {
      let name = position["code"]?.text ?? position["item"]?.text ?? ""
      held["\(position["currency"]?.text ?? "") \(name)"] = try Amount(canonical: position["quantity"]?.text ?? "")
    }
    #expect(try differences(divided(held, factor), try #require(expected["positions"]).flattened) == [])
  }

  private func moved(_ figures: [String: String], _ days: Int) throws -> [String: String] {
    var result: [String: String] = [:]
    for (key, figure) in figures {
      let day = try CivilDay(iso: key.prefix(10)).adding(days: days)
      result["\(day.iso)\(key.dropFirst(10))"] = figure
    }
    return result
  }

  private func divided(_ figures: [String: Amount], _ factor: Int) throws -> [String: Amount] {
    try figures.mapValues { factor == 1 ? $0 : try $0.divided(by: Amount(factor)) }
  }

  @Test(arguments: BrokerFile.names)
  func `the figures follow the content, not the name or the encoding`(_ name: String) throws {
    let expected = try Fixture.json("\(name).expected.json")
    let file = try BrokerFile(name)
    for (new, encoding) in [("거래.txt", "UTF-8"), ("a.csv", "CP949"), ("noending", "UTF-16LE")] {
      let bench = try CommandBench()
      let imported = try bench.importing(bench.file(new, try file.bytes(encoding)))
      #expect(imported["format"] == expected["format"])
      let names = ["UTF-8": "utf-8", "CP949": "cp949", "UTF-16LE": "utf-16"]
      #expect(imported["encoding"]?.text == names[encoding])
      try expectFigures(bench, expected)
    }
  }

  @Test(arguments: BrokerFile.names)
  func `shifted days shift the figures, and tripled quantities triple them`(_ name: String) throws {
    let expected = try Fixture.json("\(name).expected.json")
    let file = try BrokerFile(name)
    let later = try CommandBench()
    try later.importing(later.file(name, try file.shifted(by: 400).bytes("CP949")))
    try expectFigures(later, expected, later: 400)
    let more = try CommandBench()
    try more.importing(more.file(name, try file.tripled().bytes("UTF-8")))
    try expectFigures(more, expected, times: 3)
  }

  @Test(arguments: BrokerFile.names)
  func `where every row has a time their order in the file means nothing`(_ name: String) throws {
    let bench = try CommandBench()
    try bench.importing(bench.file(name, try BrokerFile(name).reversed().bytes("UTF-8")))
    try expectFigures(bench, try Fixture.json("\(name).expected.json"))
  }

  @Test(arguments: BrokerFile.names)
  func `importing again adds nothing, and undo leaves the export byte for byte as it was`(_ name: String) throws {
    let bench = try CommandBench()
    let path = "\(Fixture.folder)/\(name)"
    try bench.importing(
      bench.file("own.csv", Array("at,side,item,qty,price\n2026-01-05,buy,ABC,1,1\n".utf8)),
      "--map", "at=at", "--map", "kind=side", "--map", "item=item", "--map", "quantity=qty", "--map", "price=price")
    let before = bench.exported()
    let first = try bench.importing(path)
    let again = try bench.importing(path)
    #expect(again["added"]?.int == 0)
    #expect(again["already"]?.int == first["added"]?.int)
    let rows = try #require(bench.json("imports", "list")["rows"]?.items)
    #expect(rows.map { $0["file"]?.text } == [name, name, "own.csv"])
    for import_ in [again, first] {
      let undone = try bench.json("imports", "undo", try #require(import_["import"]?.text))
      #expect(undone["edited"]?.items == [])
    }
    #expect(bench.exported() == before)
    #expect(try bench.json("doctor")["ok"]?.bool == true)
  }

  @Test func `a dry run stores nothing`() throws {
    let bench = try CommandBench()
    let before = bench.exported()
    let imported = try bench.importing("\(Fixture.folder)/kiwoom_domestic.csv", "--dry-run", "--day-zone", "Asia/Tokyo")
    #expect(imported["import"] == .null)
    #expect(imported["records"]?.items?.first?["id"] == .null)
    #expect(bench.exported() == before)
  }
}
