package import Base
import Book
import Store

extension ReportsService {
  /// An item that was traded until nothing of it was left.
  package struct ClosedItem: Equatable, Sendable {
    package var item: TradeItem
    /// What all of its closings realized, in all accounts.
    package var realized: Amount
    package var closings: Int
    package var lastDay: CivilDay
  }

  /// The items of which nothing is held any more, the last closed first.
  package func closedItems(of owner: ID) throws -> [ClosedItem] {
    try house.database.read { connection in
      let held = Set(try PositionRepository(connection, owner: owner).all().map(\.item.id))
      var closed: [ID: ClosedItem] = [:]
      try eachClosing(of: CivilDay.first...CivilDay.last, owner, connection) { record, closing in
        guard let id = record.itemID, !held.contains(id) else { return }
        if closed[id] == nil, let item = try ItemRepository.item(id, connection, owner: owner) {
          closed[id] = ClosedItem(item: item, realized: .zero, closings: 0, lastDay: record.day)
        }
        try closed[id]?.realized += closing.realized
        closed[id]?.closings += 1
        closed[id]?.lastDay = record.day
      }
      return closed.values.sorted { ($1.lastDay, $0.item.name) < ($0.lastDay, $1.item.name) }
    }
  }
}
