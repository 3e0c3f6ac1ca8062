import Base
import Book

/// What is held with its lots, and what was held once.
struct TradePositionsViewModel {
  let reports: ReportsService
  let accounts: AccountsService

  struct Output: Equatable {
    let open: [CurrencyPositions]
    let closed: [CurrencyClosed]
  }

  /// What is held in one currency.
  struct CurrencyPositions: Equatable {
    let currency: Currency
    let cost: Amount
    let lines: [Line]
  }

  struct Line: Equatable {
    let item: TradeItem
    let account: String
    let position: Position
    let average: Amount
  }

  /// What was closed in one currency.
  struct CurrencyClosed: Equatable {
    let currency: Currency
    let realized: Amount
    let items: [ReportsService.ClosedItem]
  }

  func output(for visitor: Visitor) throws -> Output {
    let names = Dictionary(
      try accounts.list(of: visitor.owner).map { ($0.id, $0.account.name) }, uniquingKeysWith: { first, _ in first })
    let lines = try reports.positions(of: visitor.owner).map { item, position in
      Line(
        item: item, account: names[position.account] ?? "", position: position, average: try position.average())
    }
    return Output(
      open: try Dictionary(grouping: lines, by: \.item.currency).map { currency, lines in
        CurrencyPositions(
          currency: currency, cost: try lines.reduce(.zero) { try $0 + $1.position.cost }, lines: lines)
      }.sorted { $0.currency.code < $1.currency.code },
      closed: try Dictionary(grouping: reports.closedItems(of: visitor.owner), by: \.item.currency)
        .map { currency, items in
          CurrencyClosed(
            currency: currency, realized: try items.reduce(.zero) { try $0 + $1.realized }, items: items)
        }.sorted { $0.currency.code < $1.currency.code })
  }
}
