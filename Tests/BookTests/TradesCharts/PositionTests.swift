import Base
import Localization
import Testing

@testable import Trades

@Suite struct PositionTests {
  @Test func `what is held stands with its lots, what is sold out with all it brought`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02", "10", at: "1000")
    try bench.add(.buy, "2026-03-03", "10", at: "2000")
    try bench.add(.sell, "2026-03-04", "5", at: "2500")
    try bench.add(.buy, "2026-03-02", "1", at: "500", item: "누리항공")
    try bench.add(.sell, "2026-03-05", "1", at: "700", item: "누리항공")
    let model = TradePositionsViewModel(reports: bench.reports, accounts: bench.accounts)
    let output = try model.output(for: bench.visitor(.ko))
    let line = try #require(output.open.first?.lines.first)
    #expect(line.position.quantity == Amount(15))
    #expect(line.average == Amount(1500))
    #expect(output.open.first?.cost == Amount(22_500))
    let closed = try #require(output.closed.first?.items.first)
    #expect(output.closed.first?.items.count == 1)
    #expect(closed.item.name == "누리항공")
    #expect(closed.realized == Amount(200))
    #expect(closed.lastDay.iso == "2026-03-05")
  }
}
