import Base
import Testing

@testable import Trades

/// The cases once more, from a file through `nanal import`, and through `replay` without storing anything.
@Suite struct CaseCommandTests {
  private static let header =
    "id,account,kind,day,at,zone,item,quantity,price,fee,fee_currency,fee_rate,multiplier,new,old,currency,tags,"
    + "account_currency,account_method,account_shorts"

  @Test(arguments: CaseTests.with("realized"))
  func `an imported case realizes what is right under each method`(example: CaseTests.Case) throws {
    let bench = try CommandBench()
    let path = bench.file("case.csv", Array(try csv(example).utf8))
    let zone = try #require(example.json["settings"]?["zone"]?.text)
    let imported = try bench.importing(path, "--day-zone", zone)
    #expect(imported["added"]?.int == example.records.count)
    #expect(imported["rejected"]?.items == [])
    for method in try #require(example.expect["realized"]?.members) {
      let right = method.value.flattened
      #expect(try differences(bench.realized("pnl", "--method", method.name), right) == [])
      let replayed = try bench.realized("replay", path, "--method", method.name, "--day-zone", zone)
      #expect(try differences(replayed, right) == [])
      let total = try bench.json("trades", "pnl", "--method", method.name)["total"]?.members ?? []
      let sums = Dictionary(uniqueKeysWithValues: total.map { ($0.name, $0.value.text ?? "") })
      for sum in example.expect["totals"]?[method.name]?.members ?? [] {
        let figure = try Amount(canonical: sums[sum.name] ?? "0")
        #expect(try Fixture.agrees(figure, sum.value.text ?? ""))
      }
    }
    for method in example.expect["positions"]?.members ?? [] {
      let held = try #require(bench.json("trades", "positions", "--method", method.name)["rows"]?.items)
      try compare(held, method.value.items ?? [])
    }
    try compare(flags: imported, example)
    #expect(try bench.json("doctor")["ok"]?.bool == true)
  }

  private func compare(_ held: [JSON], _ expected: [JSON]) throws {
    try #require(held.count == expected.count)
    for right in expected {
      let position = try #require(held.first { right["item"] == nil || $0["item"] == right["item"] })
      for name in ["quantity", "cost", "average"] {
        let figure = try Amount(canonical: position[name]?.text ?? "")
        #expect(try Fixture.agrees(figure, right[name]?.text ?? ""), "\(name)")
      }
    }
  }

  /// Flags of records stand on the line after the header's.
  private func compare(flags imported: JSON, _ example: CaseTests.Case) throws {
    let found = (imported["flags"]?.items ?? []).map { flag in
      let name = flag["flag"]?.text ?? ""
      guard name == "order_ambiguous" else { return "\(name) \((flag["line"]?.int ?? 0) - 1)" }
      return "\(name) \(flag["day"]?.text ?? "") \(flag["item"]?.text ?? "")"
    }
    let expected = (example.expect["flags"]?.items ?? []).map { flag in
      "\(flag["flag"]?.text ?? "") "
        + (flag["record"]?.int.map(String.init) ?? "\(flag["day"]?.text ?? "") \(flag["item"]?.text ?? "")")
    }
    #expect(found.sorted() == expected.sorted())
  }

  /// The records of a case as our own table.
  private func csv(_ example: CaseTests.Case) throws -> String {
    let settings = try #require(example.json["settings"])
    let currency = settings["currency"]?.text ?? ""
    let rows = example.records.map { record in
      func text(_ name: String) -> String { record[name]?.text ?? "" }
      let isSplit = record["ratio"] != nil
      // A decimal ratio as whole numbers, new for old.
      let ratio = text("ratio").hasPrefix("0.") ? ("1", "10") : (text("ratio"), "1")
      return [
        "", "계좌", text("kind"), text("day"), text("at"), text("at").isEmpty ? "" : settings["zone"]?.text ?? "",
        text("item"), text("quantity"), text("price"), text("fee"), text("fee_currency"), text("fee_rate"),
        text("multiplier"), isSplit ? ratio.0 : "", isSplit ? ratio.1 : "",
        record["currency"]?.text ?? currency, text("tag"), currency, "fifo",
        settings["short"]?.bool == true ? "yes" : "no",
      ].joined(separator: ",")
    }
    return ([Self.header] + rows).joined(separator: "\n") + "\n"
  }
}
