import Base
import Book

/// The trades of one day, for the day's page.
struct TradeDayViewModel {
  let records: RecordsService
  let reports: ReportsService

  struct Output: Equatable {
    struct KindCount: Equatable {
      let kind: TradeKind
      let count: Int
    }

    struct Charges: Equatable {
      let currency: Currency
      let amount: Amount
    }

    let day: CivilDay
    /// Everything that is more than a note, in the order of the day.
    let rows: [TradeRow]
    let notes: [TradeRecord]
    /// How many records of each kind, sales and purchases first.
    let counts: [KindCount]
    /// Fees and taxes of what was realized.
    let charges: [Charges]
  }

  /// What there is to show; nil where the day has no trades.
  func output(_ day: CivilDay, for visitor: Visitor) throws -> Output? {
    let found = try records.records(on: day, of: visitor.owner)
    guard !found.isEmpty else { return nil }
    let counts = Dictionary(grouping: found, by: \.trade.kind).mapValues(\.count)
    let figures = try reports.days(from: day, to: day, of: visitor.owner).first?.figures ?? [:]
    return Output(
      day: day,
      rows: found.filter { $0.trade.kind != .memo }.map { TradeRow($0, rule: visitor.settings.dayRule) },
      notes: found.filter { $0.trade.kind == .memo },
      counts: ([.sell, .buy] + TradeKind.allCases.filter { $0 != .sell && $0 != .buy }).compactMap { kind in
        counts[kind].map { Output.KindCount(kind: kind, count: $0) }
      },
      charges: try figures.sorted { $0.key.code < $1.key.code }.compactMap { currency, figures in
        let amount = try figures.fees + figures.taxes
        return amount.isZero ? nil : Output.Charges(currency: currency, amount: amount)
      })
  }
}
