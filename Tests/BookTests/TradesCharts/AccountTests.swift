import Base
import HTTP
import Localization
import Testing

@testable import Trades

@Suite struct AccountTests {
  @Test func `a form without sense names its fields`() throws {
    let form = TradeAccountForm(Fields([("name", "x"), ("currency", "₩"), ("method", "best")]))
    #expect(throws: TradesError.invalid([TradeProblem(.currency, .unknown), TradeProblem(.method, .unknown)])) {
      try form.draft()
    }
  }

  @Test func `a currency may be typed in small letters`() throws {
    let form = TradeAccountForm(
      Fields([("name", " A "), ("currency", " usd"), ("method", "fifo"), ("shorts", "1")]))
    #expect(
      try form.draft()
        == AccountsService.Draft(name: " A ", currency: .usd, method: .fifo, allowsShorts: true))
  }

  @Test func `an account tells how many records keep it`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2026-03-02", "10", at: "1000")
    let model = TradeAccountViewModel(accounts: bench.accounts)
    #expect(try model.output(.init(id: bench.account, form: .init()), for: bench.visitor(.ko)).records == 1)
    #expect(try model.output(.init(form: .init()), for: bench.visitor(.ko)).records == 0)
  }
}
