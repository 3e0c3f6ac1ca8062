import Base
import Testing

@testable import Trades

/// The figures of every sample file, worked out from the records that its sidecar lists.
struct SidecarFigureTests {
  static let methods: [CostMethod] = [.average, .fifo]

  private func figures(_ sidecar: JSON, _ method: CostMethod) throws -> (figures: Figures, lines: [ID: Int]) {
    let zone = try Zone(named: try #require(sidecar["zone"]?.text))
    let reading = try RecordReading(
      currency: .krw, shorts: sidecar["short"]?.bool ?? false, zone: zone)
    var records = sidecar["records"]?.items ?? []
    if sidecar["order"]?.text == "newest_first" { records.reverse() }
    let trades = try reading.trades(records)
    let figures = try Figures(trades: trades, accounts: [reading.account], method: method)
    let lines = zip(trades, records).map { ($0.id, $1["line"]?.int ?? 0) }
    return (figures, Dictionary(uniqueKeysWithValues: lines))
  }

  @Test func `there are as many sidecars as sample files`() {
    #expect(Fixture.sidecars.count == 23)
  }

  @Test(arguments: Fixture.sidecars, methods)
  func `the realized profit of each day is the sidecar's`(name: String, method: CostMethod) throws {
    let sidecar = try Fixture.json(name)
    let (figures, _) = try figures(sidecar, method)
    let expected = sidecar["realized"]?[method.rawValue]?.flattened ?? [:]
    #expect(try differences(figures.realizedByDay, expected) == [])
  }

  @Test(arguments: Fixture.sidecars)
  func `income, what is left and fees without a rate are the sidecar's`(name: String) throws {
    let sidecar = try Fixture.json(name)
    let (figures, _) = try figures(sidecar, .fifo)
    var income: [String: Amount] = [:]
    for sum in try figures.sums(.income, by: .day) { income["\(sum.key) \(sum.currency.code)"] = sum.amount }
    #expect(try differences(income, sidecar["income"]?.flattened ?? [:]) == [])

    var held: [String: Amount] = [:]
    for position in figures.positions { held["\(position.key.currency.code) \(position.key.item)"] = position.quantity }
    #expect(try differences(held, sidecar["positions"]?.flattened ?? [:]) == [])

    var fees: [String: Amount] = [:]
    for fee in figures.unconvertedFees { fees["\(fee.day) \(fee.currency)"] = fee.amount }
    #expect(try differences(fees, sidecar["unconverted_fees"]?.flattened ?? [:]) == [])
  }

  @Test(arguments: Fixture.sidecars)
  func `the doubts are the sidecar's`(name: String) throws {
    let sidecar = try Fixture.json(name)
    let (figures, lines) = try figures(sidecar, .average)
    let listed: Set<TradeFlag> = [.costUnknown, .oversold, .quantityZero]
    var found = figures.flags.filter { listed.contains($0.flag) }.map { "\($0.flag.rawValue) \(lines[$0.record] ?? 0)" }
    for doubt in figures.orderDoubts {
      let methods = doubt.methods.filter { SidecarFigureTests.methods.contains($0) }.map(\.rawValue)
      guard !methods.isEmpty else { continue }
      let rows = doubt.records.compactMap { lines[$0] }.sorted()
      found.append("order_ambiguous \(rows) \(methods)")
    }
    let expected = (sidecar["flags"]?.items ?? []).map { flag -> String in
      let name = flag["flag"]?.text ?? ""
      guard name == "order_ambiguous" else { return "\(name) \(flag["line"]?.int ?? 0)" }
      let rows = (flag["lines"]?.items ?? []).compactMap(\.int).sorted()
      return "\(name) \(rows) \((flag["methods"]?.items ?? []).compactMap(\.text))"
    }
    #expect(found.sorted() == expected.sorted())
    #expect(figures.flags.filter { $0.flag == .amountDiffers || $0.flag == .duplicateSplit } == [])
  }
}
