import Base
import Book

/// One record with all that is known of it.
struct TradeRecordViewModel {
  let records: RecordsService
  let accounts: AccountsService

  struct Output: Equatable {
    let row: TradeRow
    let account: String
    /// The account to which a transfer goes.
    let to: String?
    /// The owner's day rule puts it on another day than its file or form did.
    let isMoved: Bool
    /// The item's records of the day, where somebody should say in which order they were.
    let order: [Place]

    /// A place in the order of the day.
    struct Place: Equatable {
      let row: TradeRow
      /// All records of the day in the order that a step up, or down, would give.
      let up: [ID]?
      let down: [ID]?
    }
  }

  func output(_ id: ID, for visitor: Visitor) throws -> Output {
    let record = try records.record(id, of: visitor.owner)
    let accounts = try accounts.list(of: visitor.owner)
    func name(_ id: ID) -> String? { accounts.first { $0.id == id }?.account.name }
    return Output(
      row: TradeRow(record, rule: visitor.settings.dayRule), account: name(record.trade.account) ?? "",
      to: record.trade.to.flatMap(name), isMoved: record.day != record.trade.time.day,
      order: try order(around: record, visitor))
  }

  private func order(around record: TradeRecord, _ visitor: Visitor) throws -> [Output.Place] {
    guard record.binnedAt == nil, record.flags.contains(.orderAmbiguous) || record.trade.rank != nil else { return [] }
    let day = try records.records(on: record.day, of: visitor.owner)
    let ids = day.map(\.id)
    let places = day.indices.filter { day[$0].itemID == record.itemID }
    return places.enumerated().map { number, place in
      func exchanged(_ other: Int) -> [ID]? {
        guard places.indices.contains(other) else { return nil }
        var order = ids
        order.swapAt(place, places[other])
        return order
      }
      return Output.Place(
        row: TradeRow(day[place], rule: visitor.settings.dayRule), up: exchanged(number - 1),
        down: exchanged(number + 1))
    }
  }
}
