package import Base
import Book
import Store

extension ReportsService {
  /// What is held, with another method or day rule than the stored one where that is asked for; the items by name.
  package func positions(
    method: CostMethod?, dayRule: DayRule?, of owner: ID
  ) throws -> [(item: TradeItem, position: Position)] {
    try house.database.read { connection in
      let rule = try OwnerRepository(connection, owner: owner).dayRule()
      guard method != nil || dayRule ?? rule != rule else {
        return try PositionRepository(connection, owner: owner).all()
      }
      let items = Dictionary(
        try ItemRepository.all(connection, owner: owner).map {
          (ItemKey(code: $0.code, name: $0.name, currency: $0.currency), $0)
        }
      ) { first, _ in first }
      let positions = try figures(method, dayRule ?? rule, owner, connection).positions
      return positions.compactMap { position in items[position.key].map { ($0, position) } }
        .sorted { ($0.item.name, $0.item.id) < ($1.item.name, $1.item.id) }
    }
  }
}
