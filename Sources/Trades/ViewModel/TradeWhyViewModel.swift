import Base
import Book

/// How a record's profit is worked out, and what it would be by other methods.
struct TradeWhyViewModel {
  let records: RecordsService
  let reports: ReportsService
  let accounts: AccountsService

  struct Output: Equatable {
    let row: TradeRow
    let account: String
    let explanation: Explanation
    /// By every method, the account's own among them.
    let methods: [Explanation]
  }

  /// The working; nil where the record realized nothing.
  func output(_ id: ID, for visitor: Visitor) throws -> Output? {
    let record = try records.record(id, of: visitor.owner)
    let all = try reports.explanations(of: id, methods: [nil] + CostMethod.automatic, of: visitor.owner)
    guard let own = all.first else { return nil }
    let automatic = all.dropFirst()
    return Output(
      row: TradeRow(record, rule: visitor.settings.dayRule),
      account: try accounts.account(record.trade.account, of: visitor.owner).account.name, explanation: own,
      methods: automatic.contains { $0.method == own.method }
        ? automatic.map { $0.method == own.method ? own : $0 } : [own] + automatic)
  }
}
